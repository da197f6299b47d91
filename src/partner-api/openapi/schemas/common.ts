import { optional, object, list, orNull, ref } from '../words'

/** The decimal texts that the app reads as numbers (src/domain/values/numbers.ts). */
const DECIMAL = '^\\s*-?\\d+(\\.\\d+)?\\s*$'
export const DATE = '^\\d{4}-\\d{2}-\\d{2}$'
export const DAY = { type: 'string', pattern: DATE } as const
export const OPTIONAL_DAY = { type: ['string', 'null'], pattern: DATE } as const
export const OPTIONAL_MOMENT = { type: ['string', 'null'], description: 'ISO 8601.' } as const

export const commonSchemas = {
  Id: { type: ['number', 'string'], minLength: 1, description: 'An opaque value: the app sends it back unchanged.' },
  Number: {
    type: ['number', 'string', 'null'],
    pattern: DECIMAL,
    description: 'A number, a number as a decimal string ("1500000.00"), or null when it is not known.',
  },
  Choice: object({ id: orNull(ref('Id')) }),
  Message: object({ message: optional({ type: 'string', description: 'For a person to read, in Indonesian.' }) }),
  Error: object({
    message: optional({ type: 'string', description: 'For a person to read, in Indonesian.' }),
    errors: optional({
      type: 'object',
      additionalProperties: { anyOf: [{ type: 'string' }, list({ type: 'string' }), { type: 'null' }] },
      description: 'From the dotted name of a field of the body (`hotelMakkah.id`) to the message about it.',
    }),
    current: optional({
      type: 'object',
      required: [],
      additionalProperties: true,
      description: 'The record as it is now; with 409 where `If-Match` names an older version.',
    }),
    second_factor: optional({
      enum: ['required'],
      description: 'The user must set up a second factor first; with 403.',
    }),
  }),
} as const

/** Which page of a list an answer has, and how many records the list has. */
export const PAGE_META = object({
  total: { type: 'number' },
  page: optional({ type: 'number' }),
  per_page: optional({ type: 'number' }),
})
