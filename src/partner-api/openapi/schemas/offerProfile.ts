import { ROUNDING_STEPS } from '@/domain/offer/rounding'
import { optional, object, orNull, ref } from '../words'

const WHOLE = { type: 'number', minimum: 0, multipleOf: 1 } as const
const RUPIAH = { ...WHOLE, maximum: 1_000_000_000, description: 'Rupiah per jamaah.' } as const
const DAYS = { ...WHOLE, maximum: 365, description: 'Days before the departure.' } as const
const LINES = { type: 'array', items: { type: 'string', minLength: 1, maxLength: 160 }, maxItems: 12 } as const

export const offerProfileSchemas = {
  Instalment: {
    anyOf: [
      object({ amount: RUPIAH, daysBefore: DAYS }, { additionalProperties: false }),
      object(
        {
          percent: {
            type: 'number',
            exclusiveMinimum: 0,
            maximum: 100,
            description: 'Of the price, with at most one decimal.',
          },
          daysBefore: DAYS,
        },
        { additionalProperties: false },
      ),
    ],
  },
  PaymentPlan: object(
    {
      dp: RUPIAH,
      instalments: { type: 'array', items: ref('Instalment'), maxItems: 4 },
      restDaysBefore: DAYS,
    },
    {
      additionalProperties: false,
      description: 'The percentages add up to 100 at most, and no instalment is due after the rest.',
    },
  ),
  OfferProfile: object(
    {
      business: { type: 'string', minLength: 1, maxLength: 80 },
      whatsapp: {
        type: ['string', 'null'],
        pattern: '^[1-9]\\d{7,14}$',
        description: 'Digits from the country code on.',
      },
      licence: optional({
        type: ['string', 'null'],
        minLength: 1,
        maxLength: 60,
        description:
          'The number of the licence to sell umroh (PPIU). A body without it keeps what is saved, an answer without it means that there is none.',
      }),
      validDays: { type: 'number', minimum: 1, maximum: 30, multipleOf: 1, description: 'How long an offer is valid.' },
      paymentPlan: orNull(ref('PaymentPlan')),
      included: LINES,
      excluded: LINES,
      terms: LINES,
      rounding: optional({
        type: 'number',
        enum: ROUNDING_STEPS,
        description:
          'Offers tell prices rounded up to its multiples; 0: as they are. A body without it keeps what is saved, an answer without it means 0.',
      }),
      logo: optional({
        type: ['string', 'null'],
        maxLength: 53336,
        description:
          'A JPEG of at most 40 kB as base64. A body without it keeps what is saved, an answer without it means that there is none.',
      }),
    },
    { additionalProperties: false },
  ),
  OfferProfileAnswer: object({
    data: object(
      {
        version: { type: 'string', description: 'A PUT names it in `If-Match`.' },
        profile: orNull(ref('OfferProfile')),
      },
      { description: '`profile` is null before the first was saved.' },
    ),
  }),
  OfferProfileSaved: object({
    data: object({ version: { type: 'string' }, profile: optional(ref('OfferProfile')) }),
    message: optional({ type: 'string' }),
  }),
} as const
