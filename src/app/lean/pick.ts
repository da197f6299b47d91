/** lodash's `pick` for names of fields, also inherited ones. */
export default function pick(object: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.filter((name) => name in object).map((name) => [name, (object as Record<string, unknown>)[name]]),
  )
}
