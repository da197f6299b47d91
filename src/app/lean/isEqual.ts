type Fields = Record<PropertyKey, unknown>

const tagOf = (value: unknown) => Object.prototype.toString.call(value)

const keysOf = (value: object): PropertyKey[] => [
  ...Object.keys(value),
  ...Object.getOwnPropertySymbols(value).filter((key) => Object.prototype.propertyIsEnumerable.call(value, key)),
]

/** Whether two objects are made by the same class. Objects without a class fit every other. */
function haveOneClass(one: Fields, other: Fields): boolean {
  const [first, second] = [one.constructor, other.constructor]
  if (first === second || !('constructor' in one && 'constructor' in other)) return true
  // Two plain objects of different windows.
  return first instanceof Function && first instanceof first && second instanceof Function && second instanceof second
}

function areFieldsEqual(one: Fields, other: Fields, pairs: readonly [object, object][]): boolean {
  const met = pairs.find(([first]) => first === one)
  if (met) return met[1] === other
  const keys = keysOf(one)
  const inside: readonly [object, object][] = [...pairs, [one, other]]
  return (
    keys.length === keysOf(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && areEqual(one[key], other[key], inside)) &&
    (keys.includes('constructor') || haveOneClass(one, other))
  )
}

function areArraysEqual(one: unknown[], other: unknown[], pairs: readonly [object, object][]): boolean {
  const met = pairs.find(([first]) => first === one)
  if (met) return met[1] === other
  const inside: readonly [object, object][] = [...pairs, [one, other]]
  return one.length === other.length && Array.from(one).every((value, at) => areEqual(value, other[at], inside))
}

function areEqual(one: unknown, other: unknown, pairs: readonly [object, object][]): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Number.isNaN(one) && Number.isNaN(other)
  if (tagOf(one) !== tagOf(other)) return false
  if (Array.isArray(one) && Array.isArray(other)) return areArraysEqual(one, other, pairs)
  if (tagOf(one) === '[object Date]') return areEqual(Number(one), Number(other), pairs)
  return tagOf(one) === '[object Object]' && areFieldsEqual(one as Fields, other as Fields, pairs)
}

/**
 * lodash's `isEqual` for what ra-core compares: JSON, dates, functions and objects of classes. Two maps, sets, buffers or
 * files count as different unless they are the same object.
 */
export default function isEqual(one: unknown, other: unknown): boolean {
  return areEqual(one, other, [])
}
