/** Parses a body; null if it is no JSON. An empty body is `{ json: null }`. */
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

/** Whether a refusal may be the API's own, whatever its body: only a proxy asks the browser for a password (docs/product.md §11.1.20). */
export const isOwnRefusal = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status !== 401 || !ASKS_BROWSER.test(headers.get('WWW-Authenticate') ?? '')

/** Whether a text is a page for people, as captive portals send it. */
export const isPage = (text: string): boolean => /^\s*</.test(text)

/** Whether a body says anything at all. An answer without a word proves no change (docs/product.md §7.1.6). */
export const saysSomething = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && Object.keys(json).length > 0
