import { keysOf, type Path } from './path'

/** lodash's `get`: the value at a path, or `fallback` where there is none. */
export default function get(object: unknown, path: Path, fallback?: unknown): unknown {
  let value = object
  const keys = keysOf(path, object)
  for (const key of keys) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key]
  return value === undefined || keys.length === 0 ? fallback : value
}
