import { OFFER_STATES } from '@/domain/offer/sentOffer'
import { ROUNDING_STEPS } from '@/domain/offer/rounding'
import { ROOM_TYPES } from '@/domain/types'
import { DATE, each, nullable, ref } from './common'

const ROOM = { enum: ROOM_TYPES } as const
const DAY = { type: 'string', pattern: DATE } as const
const MOMENT = { type: 'string', description: 'ISO 8601.' } as const
const moment = (description: string) => ({ type: ['string', 'null'], description: `ISO 8601. ${description}` }) as const
const NAME = { type: 'string', maxLength: 80 } as const
const OPTION = {
  type: 'string',
  description: 'The letter of the chosen option, for an offer with options alone.',
} as const
const COUNT = { type: 'number', minimum: 0, maximum: 500, multipleOf: 1 } as const

export const offerSchemas = {
  RoomCounts: { type: 'object', properties: each(ROOM_TYPES, COUNT), required: [], additionalProperties: false },
  OfferRequest: {
    type: 'object',
    properties: {
      rooms: { type: 'array', items: ROOM, description: 'At least one.' },
      validUntil: { ...DAY, description: 'From today on, and not after the check-in.' },
      customerName: { anyOf: [NAME, { type: 'null' }] },
      customerPhone: {
        ...nullable('string'),
        description:
          '`08…`, `62…` or `+62 …`, and a number of another country with its plus (`+966 …`); also with spaces and dashes.',
      },
      roomMix: { anyOf: [ref('RoomCounts'), { type: 'null' }] },
      withPaymentPlan: { type: 'boolean' },
      rounding: {
        type: 'number',
        enum: ROUNDING_STEPS,
        description: 'The prices of the offer are rounded up to its multiples, as those of the picture; absent: 0.',
      },
      others: {
        type: 'array',
        items: ref('Id'),
        maxItems: 2,
        description:
          'The further packages of an offer with options, in the order of their letters: the package of the path is A. All are of one mitra, each once, and there is no `roomMix` then.',
      },
      image: { ...nullable('string'), description: 'A JPEG of at most 300 kB as base64.' },
    },
    required: ['rooms', 'validUntil'],
    additionalProperties: false,
  },
  OfferMadeAnswer: {
    type: 'object',
    properties: {
      data: {
        type: 'object',
        properties: {
          id: ref('Id'),
          url: { type: 'string', description: 'The address of the open page. It is told here alone.' },
          validUntil: DAY,
          version: { type: 'number', minimum: 1, description: '1 for V1. With options that of the first.' },
          packages: {
            type: 'number',
            minimum: 1,
            description: 'How many packages it holds. An API that omits it knows no options.',
          },
          name: {
            type: 'string',
            description: 'The name of the package as it was offered, or the title of the options.',
          },
          lowestPrice: {
            type: 'number',
            description:
              'Rupiah per jamaah. The message with the link says `name` and this price, so that it agrees with the page.',
          },
        },
        required: ['id', 'url', 'validUntil', 'version'],
      },
    },
    required: ['data'],
  },
  Offer: {
    type: 'object',
    properties: {
      id: ref('Id'),
      version: { type: 'number', minimum: 1, description: 'That of the package whose list it is in.' },
      options: {
        type: 'array',
        items: ref('OfferOption'),
        description: 'The packages of an offer with options; empty for one package. An API may omit it.',
      },
      rooms: { type: 'array', items: ROOM },
      prices: {
        type: 'object',
        properties: each(ROOM_TYPES, ref('Number')),
        required: ROOM_TYPES,
        description:
          'Rupiah per jamaah as the offer told them of this package; null where it offers no such room. An API may omit it.',
      },
      validUntil: DAY,
      customerName: nullable('string'),
      customerPhone: { ...nullable('string'), description: 'Digits from the country code on.' },
      createdAt: MOMENT,
      seenAt: moment('The first time that a person had the page open.'),
      answer: { anyOf: [ref('OfferAnswer'), { type: 'null' }] },
      state: { enum: OFFER_STATES },
      revokedAt: moment('When the mitra revoked the link.'),
      erasedAt: moment('When the data of the customer was erased.'),
      comparable: {
        type: 'boolean',
        description:
          'Whether the package is kept as it was when it was offered. An API that omits it has no such call.',
      },
    },
    required: ['id', 'version', 'validUntil', 'createdAt', 'state'],
  },
  OfferOption: {
    type: 'object',
    properties: {
      letter: { type: 'string', description: 'A, B or C.' },
      packageId: ref('Id'),
      name: { type: 'string' },
      version: { type: 'number', minimum: 1, description: 'The version of the offers of this package.' },
    },
    required: ['letter', 'packageId', 'name', 'version'],
  },
  OfferedPackageAnswer: {
    type: 'object',
    properties: {
      data: {
        type: 'object',
        properties: { package: ref('EditData'), totals: ref('RoomTotals') },
        required: ['package', 'totals'],
      },
    },
    required: ['data'],
  },
  RoomTotals: {
    type: 'object',
    properties: each(ROOM_TYPES, ref('Number')),
    required: ROOM_TYPES,
    description: 'Rupiah per jamaah.',
  },
  OfferAnswer: {
    type: 'object',
    properties: {
      by: { enum: ['customer', 'mitra'] },
      name: { type: 'string', description: 'Empty after the data of the customer was erased.' },
      room: ROOM,
      jamaah: { type: 'number', minimum: 1 },
      at: MOMENT,
      option: { ...nullable('string'), description: 'The letter of the chosen option; null for one package.' },
    },
    required: ['by', 'name', 'room', 'jamaah', 'at'],
  },
  OfferChangedAnswer: {
    type: 'object',
    properties: { data: ref('Offer'), message: { type: 'string' } },
    required: ['data'],
  },
  OfferAnswerRequest: {
    type: 'object',
    properties: { answer: { anyOf: [ref('Acceptance'), { type: 'null' }] } },
    required: ['answer'],
    additionalProperties: false,
    description: '`answer: null` takes an answer back.',
  },
  Acceptance: {
    type: 'object',
    properties: {
      name: NAME,
      room: ROOM,
      jamaah: { type: 'number', minimum: 1, maximum: 1000, multipleOf: 1 },
      option: OPTION,
    },
    required: ['name', 'room', 'jamaah'],
    additionalProperties: false,
  },
} as const
