export type Path = PropertyKey | readonly PropertyKey[]

const PARTS = /[^.[\]]+|\[(?:(-?\d+(?:\.\d+)?)|(["'])((?:(?!\2)[^\\]|\\.)*?)\2)\]|(?=(?:\.|\[\])(?:\.|\[\]|$))/g
const PLAIN = /^\w*$/

/** The keys of a path such as `hotels[0].name`. A field whose name is the whole path comes first. */
export function keysOf(path: Path, object: unknown): readonly PropertyKey[] {
  if (Array.isArray(path)) return path as readonly PropertyKey[]
  if (typeof path !== 'string') return [path as PropertyKey]
  if (PLAIN.test(path) || (object !== null && object !== undefined && path in Object(object))) return [path]
  const keys = [...path.matchAll(PARTS)].map(([part, number, quote, quoted = '']) =>
    quote ? quoted.replace(/\\(\\)?/g, '$1') : (number ?? part),
  )
  return path.startsWith('.') ? ['', ...keys] : keys
}
