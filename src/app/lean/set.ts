import { keysOf, type Path } from './path'

const UNSAFE: readonly PropertyKey[] = ['__proto__', 'constructor', 'prototype']
const INDEX = /^(?:0|[1-9]\d*)$/

const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/** lodash's `set`: writes a value at a path into the object itself, and makes the objects and arrays on the way there. */
export default function set<T>(object: T, path: Path, value: unknown): T {
  if (!isObject(object)) return object
  const keys = keysOf(path, object)
  let place: Record<PropertyKey, unknown> = object
  for (const [at, key] of keys.entries()) {
    if (UNSAFE.includes(key)) return object
    const next = keys[at + 1]
    if (next === undefined) place[key] = value
    else {
      const inside = place[key]
      const made = isObject(inside) ? inside : INDEX.test(String(next)) ? [] : {}
      if (made !== inside) place[key] = made
      place = made as Record<PropertyKey, unknown>
    }
  }
  return object
}
