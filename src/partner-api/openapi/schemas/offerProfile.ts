import { ROUNDING_STEPS } from '@/domain/offer/rounding'
import { ref } from './common'

const WHOLE = { type: 'number', minimum: 0, multipleOf: 1 } as const
const RUPIAH = { ...WHOLE, maximum: 1_000_000_000, description: 'Rupiah per jamaah.' } as const
const DAYS = { ...WHOLE, maximum: 365, description: 'Days before the departure.' } as const
const LINES = { type: 'array', items: { type: 'string', minLength: 1, maxLength: 160 }, maxItems: 12 } as const

export const offerProfileSchemas = {
  Instalment: {
    anyOf: [
      {
        type: 'object',
        properties: { amount: RUPIAH, daysBefore: DAYS },
        required: ['amount', 'daysBefore'],
        additionalProperties: false,
      },
      {
        type: 'object',
        properties: {
          percent: {
            type: 'number',
            exclusiveMinimum: 0,
            maximum: 100,
            description: 'Of the price, with at most one decimal.',
          },
          daysBefore: DAYS,
        },
        required: ['percent', 'daysBefore'],
        additionalProperties: false,
      },
    ],
  },
  PaymentPlan: {
    type: 'object',
    properties: {
      dp: RUPIAH,
      instalments: { type: 'array', items: ref('Instalment'), maxItems: 4 },
      restDaysBefore: DAYS,
    },
    required: ['dp', 'instalments', 'restDaysBefore'],
    additionalProperties: false,
    description: 'The percentages add up to 100 at most, and no instalment is due after the rest.',
  },
  OfferProfile: {
    type: 'object',
    properties: {
      business: { type: 'string', minLength: 1, maxLength: 80 },
      whatsapp: {
        type: ['string', 'null'],
        pattern: '^[1-9]\\d{7,14}$',
        description: 'Digits from the country code on.',
      },
      validDays: { type: 'number', minimum: 1, maximum: 30, multipleOf: 1, description: 'How long an offer is valid.' },
      paymentPlan: { anyOf: [ref('PaymentPlan'), { type: 'null' }] },
      included: LINES,
      excluded: LINES,
      terms: LINES,
      rounding: {
        type: 'number',
        enum: ROUNDING_STEPS,
        description:
          'Offers tell prices rounded up to its multiples; 0: as they are. A body without it keeps what is saved, an answer without it means 0.',
      },
      logo: {
        type: ['string', 'null'],
        maxLength: 53336,
        description:
          'A JPEG of at most 40 kB as base64. A body without it keeps what is saved, an answer without it means that there is none.',
      },
    },
    required: ['business', 'whatsapp', 'validDays', 'paymentPlan', 'included', 'excluded', 'terms'],
    additionalProperties: false,
  },
  OfferProfileAnswer: {
    type: 'object',
    properties: {
      data: {
        type: 'object',
        properties: {
          version: { type: 'string', description: 'A PUT names it in `If-Match`.' },
          profile: { anyOf: [ref('OfferProfile'), { type: 'null' }] },
        },
        required: ['version', 'profile'],
        description: '`profile` is null before the first was saved.',
      },
    },
    required: ['data'],
  },
  OfferProfileSaved: {
    type: 'object',
    properties: {
      data: {
        type: 'object',
        properties: { version: { type: 'string' }, profile: ref('OfferProfile') },
        required: ['version'],
      },
      message: { type: 'string' },
    },
    required: ['data'],
  },
} as const
