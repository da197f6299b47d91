/**
 * Refusals on which the app acts: it ends a session, forgets a copy, or gives up a save. Proxies and captive portals send
 * them too, with a page of their own. An answer in JSON or without a body counts as the API's (docs/product.md §11.1.20).
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

/** The ways in which a browser or a proxy asks for a password. No API of this app asks so. */
const ASKS_BROWSER = /^\s*(basic|digest|negotiate|ntlm)\b/i

/** Whether a refusal with this body may be the API's own. */
export function isOwnRefusal({ status, headers }: Pick<Response, 'status' | 'headers'>, text: string): boolean {
  if (!DECISIVE.includes(status)) return true
  return text.trim() === '' ? !ASKS_BROWSER.test(headers.get('WWW-Authenticate') ?? '') : parseBody(text) !== null
}

/** Whether a body says anything at all. An answer without a word proves no change (docs/product.md §7.1.6). */
export const saysSomething = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && Object.keys(json).length > 0
