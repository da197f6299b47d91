/**
 * 43 letters of a token as a word. Signs that a messenger, a browser or a person puts around a link
 * do not count: a bracket, a full stop, a slash, a space, or the `_` and `-` of a marked text.
 */
const TOKEN = /(?:^|[^\w-])[_-]??([\w-]{43})[_-]?(?![\w-])([^]*)$/

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The token that a text holds, and what stands behind it; null when the text holds none. */
export function tokenIn(text: string): { token: string; rest: string } | null {
  const [, token, rest = ''] = TOKEN.exec(decoded(text)) ?? []
  return token === undefined ? null : { token, rest }
}
