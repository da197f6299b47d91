import type { SORT_FIELDS } from '../stores/packageSort'
import type { typedSchemas } from './schemas'

/**
 * Derives a TypeScript type from a JSON schema. It knows the keywords that the contract's schemas use; another keyword
 * gives `never`.
 */

type Schemas = typeof typedSchemas

type Types = { string: string; number: number; boolean: boolean; null: null }
type TypeOf<T> = T extends keyof Types ? Types[T] : never

type RequiredName<S> = S extends { required: readonly (infer N)[] } ? N : never
type Fields<S, P> = { -readonly [name in keyof P as name extends RequiredName<S> ? name : never]: Of<P[name]> } & {
  -readonly [name in keyof P as name extends RequiredName<S> ? never : name]?: Of<P[name]>
}
type Others<S> = S extends { additionalProperties: true }
  ? Record<string, unknown>
  : S extends { additionalProperties: infer Each extends object }
    ? Record<string, Of<Each>>
    : unknown
type ObjectOf<S> = (S extends { properties: infer P } ? Fields<S, P> : unknown) & Others<S>

export type Of<S> = S extends { $ref: `#/components/schemas/${infer N extends keyof Schemas}` }
  ? Of<Schemas[N]>
  : S extends { enum: readonly (infer V)[] }
    ? V
    : S extends { type: 'object' }
      ? ObjectOf<S>
      : S extends { type: 'array'; items: infer I }
        ? Of<I>[]
        : S extends { type: readonly (infer T)[] }
          ? TypeOf<T>
          : S extends { type: infer T }
            ? TypeOf<T>
            : S extends { anyOf: readonly (infer Each)[] }
              ? Each extends unknown
                ? Of<Each>
                : never
              : never

/** The TypeScript type of the contract's schema with this name. */
export type Described<N extends keyof Schemas> = Of<Schemas[N]>

/** The names by which the package list can be sorted. */
export type SortField = (typeof SORT_FIELDS)[number]
