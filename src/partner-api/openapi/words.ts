/** The words in which the contract's schemas are written. Each keeps its literal types: TypeScript reads the wire types off them. */

export type Optional<S> = { readonly optional: S }
type Properties = { readonly [name: string]: object }

/** A property that an object may lack. */
export const optional = <const S extends object>(schema: S): Optional<S> => ({ optional: schema })

const isOptional = (schema: object): schema is Optional<object> => 'optional' in schema

type ObjectOf<P> = {
  readonly type: 'object'
  readonly properties: { readonly [name in keyof P]: P[name] extends Optional<infer S> ? S : P[name] }
  readonly required: readonly { [name in keyof P]: P[name] extends Optional<unknown> ? never : name }[keyof P][]
}

/** An object with these properties. */
export function object<const P extends Properties, const Rest extends object = object>(
  properties: P,
  rest?: Rest,
): ObjectOf<P> & Rest {
  const entries = Object.entries(properties)
  return {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([name, schema]) => [name, isOptional(schema) ? schema.optional : schema]),
    ),
    required: entries.flatMap(([name, schema]) => (isOptional(schema) ? [] : [name])),
    ...rest,
  } as unknown as ObjectOf<P> & Rest
}

export const list = <const S>(items: S) => ({ type: 'array', items }) as const
export const orNull = <const S>(schema: S) => ({ anyOf: [schema, { type: 'null' }] }) as const

/** A reference to a schema of the document, by its name. */
export const ref = <const N extends string>(name: N) => ({ $ref: `#/components/schemas/${name}` }) as const

export const nullable = <const T extends 'string' | 'number' | 'boolean'>(type: T) =>
  ({ type: [type, 'null'] }) as const
export const oneOrNull = <const T extends readonly string[]>(...values: T) => ({ enum: [...values, null] }) as const

/** Properties that all have the same schema. */
export const each = <const N extends string, const S>(names: readonly N[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as { readonly [name in N]: S }
