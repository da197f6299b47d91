/** Describes the fields of a value and their types in one line, for example `totals{double:number …} tripType:string`. */
export function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.slice(0, 1).map(shapeOf).join()}]`
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  return `{${Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${key}:${shapeOf(each)}`)
    .join(' ')}}`
}
