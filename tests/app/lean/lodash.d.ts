/** lodash comes without types. The tests compare our lines with these functions. */
declare module 'lodash/isEqual.js' {
  export default function isEqual(one: unknown, other: unknown): boolean
}
declare module 'lodash/get.js' {
  export default function get(object: unknown, path: unknown, fallback?: unknown): unknown
}
declare module 'lodash/set.js' {
  export default function set(object: unknown, path: unknown, value: unknown): unknown
}
declare module 'lodash/pick.js' {
  export default function pick(object: object, names: readonly string[]): object
}
declare module 'lodash/defaults.js' {
  export default function defaults(object: object, ...sources: readonly (object | null)[]): object
}
declare module 'lodash/debounce.js' {
  type Debounced<A extends unknown[], R> = ((...args: A) => R | undefined) & {
    cancel: () => void
    flush: () => R | undefined
  }
  export default function debounce<A extends unknown[], R>(run: (...args: A) => R, ms?: number): Debounced<A, R>
}
