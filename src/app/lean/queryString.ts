type Value = string | null

/** Reads `%20`, and leaves a `%` that encodes nothing as it is. */
const decoded = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes)
    } catch {
      return codes
    }
  })

const encoded = (text: unknown): string =>
  encodeURIComponent(String(text)).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** query-string's `parse` without options: names in order, a name without `=` as null, a repeated name as a list. */
export function parse(search: string): Record<string, Value | Value[]> {
  const found = new Map<string, Value[]>()
  for (const part of search
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')) {
    if (part === '') continue
    const [name = '', ...rest] = part.replaceAll('+', ' ').split('=')
    const value = rest.length > 0 ? decoded(rest.join('=')) : null
    found.set(decoded(name), [...(found.get(decoded(name)) ?? []), value])
  }
  const names = [...found.keys()].sort()
  const fields = names.map((name) => [name, found.get(name)?.length === 1 ? found.get(name)?.[0] : found.get(name)])
  return Object.assign(Object.create(null) as object, Object.fromEntries(fields))
}

/** query-string's `stringify` without options: names in order, undefined left out, null as a name without `=`. */
export function stringify(fields: Record<string, unknown>): string {
  const partsOf = (name: string, value: unknown): string[] => {
    if (value === undefined) return []
    if (Array.isArray(value)) return value.flatMap((each) => partsOf(name, each))
    return [value === null ? encoded(name) : `${encoded(name)}=${encoded(value)}`]
  }
  return Object.keys(fields)
    .sort()
    .flatMap((name) => partsOf(name, fields[name]))
    .filter((part) => part !== '')
    .join('&')
}
