/** lodash's `pick` for names of fields, also inherited ones. */
export default function pick(object: object | null | undefined, names: readonly string[]): Record<string, unknown> {
  const given = (object ?? {}) as Record<string, unknown>
  return Object.fromEntries(names.filter((name) => name in given).map((name) => [name, given[name]]))
}
