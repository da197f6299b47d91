/**
 * Refusals on which the app acts: it ends a session, forgets a copy, or gives up a save. Proxies and captive portals send
 * them too, with a page of their own. Only an answer in JSON counts as the API's (docs/product.md §11.1.20).
 */
const DECISIVE = [401, 403, 404, 409, 410]

/** Parses a body; null where it is no JSON. An empty body is `{ json: null }`. */
export function parseBody(text: string): { json: unknown } | null {
  if (text.trim() === '') return { json: null }
  try {
    return { json: JSON.parse(text) }
  } catch {
    return null
  }
}

/** Whether a refusal of this status, with this body, may be the API's own. */
export const isOwnRefusal = (status: number, text: string): boolean =>
  !DECISIVE.includes(status) || (text.trim() !== '' && parseBody(text) !== null)

/** Whether a body says anything at all. An answer without a word proves no change (docs/product.md §7.1.6). */
export const saysSomething = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && Object.keys(json).length > 0
