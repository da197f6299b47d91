import { isObject } from './values/isObject'

const inOneOrder = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (isObject(part) ? Object.fromEntries(Object.entries(part).sort()) : part))

/** Whether two values say the same. A database does not keep the order of the names in JSON, and nothing is null. */
export const isSameJson = (a: unknown, b: unknown): boolean => inOneOrder(a ?? null) === inOneOrder(b ?? null)
