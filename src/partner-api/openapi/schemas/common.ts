/** A reference to a schema of the document, by its name. */
export const ref = <const N extends string>(name: N) => ({ $ref: `#/components/schemas/${name}` }) as const

/** The decimal texts that the app reads as numbers (src/domain/values/numbers.ts). */
const DECIMAL = '^\\s*-?\\d+(\\.\\d+)?\\s*$'
export const DATE = '^\\d{4}-\\d{2}-\\d{2}$'

export const nullable = <const T extends 'string' | 'number' | 'boolean'>(type: T) =>
  ({ type: [type, 'null'] }) as const
export const oneOrNull = <const T extends readonly string[]>(...values: T) => ({ enum: [...values, null] }) as const

/** Makes properties that all have the same schema. */
export const each = <const N extends string, const S>(names: readonly N[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as { readonly [name in N]: S }

export const commonSchemas = {
  Id: { type: ['number', 'string'], minLength: 1, description: 'An opaque value: the app sends it back unchanged.' },
  Number: {
    type: ['number', 'string', 'null'],
    pattern: DECIMAL,
    description: 'A number, a number as a decimal string ("1500000.00"), or null when it is not known.',
  },
  Choice: {
    type: 'object',
    properties: { id: { anyOf: [ref('Id'), { type: 'null' }] } },
    required: ['id'],
  },
  Message: {
    type: 'object',
    properties: { message: { type: 'string', description: 'For a person to read, in Indonesian.' } },
    required: [],
  },
  Error: {
    type: 'object',
    properties: {
      message: { type: 'string', description: 'For a person to read, in Indonesian.' },
      errors: {
        type: 'object',
        additionalProperties: {
          anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }, { type: 'null' }],
        },
        description: 'From the dotted name of a field of the body (`hotelMakkah.id`) to the message about it.',
      },
      current: {
        type: 'object',
        required: [],
        additionalProperties: true,
        description: 'The record as it is now; with 409 where `If-Match` names an older version.',
      },
      second_factor: {
        enum: ['required'],
        description: 'The user must set up a second factor first; with 403.',
      },
    },
    required: [],
  },
} as const

/** Which page of a list an answer has, and how many records the list has. */
export const PAGE_META = {
  type: 'object',
  properties: { total: { type: 'number' }, page: { type: 'number' }, per_page: { type: 'number' } },
  required: ['total'],
} as const
