import { OFFER_STATES } from '@/domain/offer/sentOffer'
import { ROUNDING_STEPS } from '@/domain/offer/rounding'
import { ROOM_TYPES } from '@/domain/types'
import { DAY } from './common'
import { optional, object, list, orNull, ref, nullable, each } from '../words'

const ROOM = { enum: ROOM_TYPES } as const
const MOMENT = { type: 'string', description: 'ISO 8601.' } as const
const moment = (description: string) => ({ type: ['string', 'null'], description: `ISO 8601. ${description}` }) as const
const NAME = { type: 'string', maxLength: 80 } as const
const OPTION = {
  type: 'string',
  description: 'The letter of the chosen option, for an offer with options alone.',
} as const
const COUNT = { type: 'number', minimum: 0, maximum: 500, multipleOf: 1 } as const

export const offerSchemas = {
  RoomCounts: object(each(ROOM_TYPES, optional(COUNT)), { additionalProperties: false }),
  OfferRequest: object(
    {
      rooms: { type: 'array', items: ROOM, description: 'At least one.' },
      validUntil: { ...DAY, description: 'From today on, and not after the check-in.' },
      customerName: optional(orNull(NAME)),
      customerPhone: optional({
        ...nullable('string'),
        description:
          '`08…`, `62…` or `+62 …`, and a number of another country with its plus (`+966 …`); also with spaces and dashes.',
      }),
      roomMix: optional(orNull(ref('RoomCounts'))),
      withPaymentPlan: optional({ type: 'boolean' }),
      rounding: optional({
        type: 'number',
        enum: ROUNDING_STEPS,
        description: 'The prices of the offer are rounded up to its multiples, as those of the picture; absent: 0.',
      }),
      others: optional({
        type: 'array',
        items: ref('Id'),
        maxItems: 2,
        description:
          'The further packages of an offer with options, in the order of their letters: the package of the path is A. All are of one mitra, each once, and there is no `roomMix` then.',
      }),
      image: optional({ ...nullable('string'), description: 'A JPEG of at most 300 kB as base64.' }),
    },
    { additionalProperties: false },
  ),
  OfferMadeAnswer: object({
    data: object({
      id: ref('Id'),
      url: { type: 'string', description: 'The address of the open page. It is told here alone.' },
      validUntil: DAY,
      version: { type: 'number', minimum: 1, description: '1 for V1. With options that of the first.' },
      packages: optional({
        type: 'number',
        minimum: 1,
        description: 'How many packages it holds. An API that omits it knows no options.',
      }),
      name: optional({
        type: 'string',
        description: 'The name of the package as it was offered, or the title of the options.',
      }),
      lowestPrice: optional({
        type: 'number',
        description:
          'Rupiah per jamaah. The message with the link says `name` and this price, so that it agrees with the page.',
      }),
    }),
  }),
  Offer: object({
    id: ref('Id'),
    version: { type: 'number', minimum: 1, description: 'That of the package whose list it is in.' },
    options: optional({
      type: 'array',
      items: ref('OfferOption'),
      description: 'The packages of an offer with options; empty for one package. An API may omit it.',
    }),
    rooms: optional(list(ROOM)),
    prices: optional(
      object(each(ROOM_TYPES, ref('Number')), {
        description:
          'Rupiah per jamaah as the offer told them of this package; null where it offers no such room. An API may omit it.',
      }),
    ),
    validUntil: DAY,
    customerName: optional(nullable('string')),
    customerPhone: optional({ ...nullable('string'), description: 'Digits from the country code on.' }),
    createdAt: MOMENT,
    seenAt: optional(moment('The first time that a person had the page open.')),
    answer: optional(orNull(ref('OfferAnswer'))),
    state: { enum: OFFER_STATES },
    revokedAt: optional(moment('When the mitra revoked the link.')),
    erasedAt: optional(moment('When the data of the customer was erased.')),
    comparable: optional({
      type: 'boolean',
      description: 'Whether the package is kept as it was when it was offered. An API that omits it has no such call.',
    }),
  }),
  OfferOption: object({
    letter: { type: 'string', description: 'A, B or C.' },
    packageId: ref('Id'),
    name: { type: 'string' },
    version: { type: 'number', minimum: 1, description: 'The version of the offers of this package.' },
  }),
  OfferedPackageAnswer: object({ data: object({ package: ref('EditData'), totals: ref('RoomTotals') }) }),
  RoomTotals: object(each(ROOM_TYPES, ref('Number')), { description: 'Rupiah per jamaah.' }),
  OfferAnswer: object({
    by: { enum: ['customer', 'mitra'] },
    name: { type: 'string', description: 'Empty after the data of the customer was erased.' },
    room: ROOM,
    jamaah: { type: 'number', minimum: 1 },
    at: MOMENT,
    option: optional({ ...nullable('string'), description: 'The letter of the chosen option; null for one package.' }),
  }),
  OfferChangedAnswer: object({ data: ref('Offer'), message: optional({ type: 'string' }) }),
  OfferAnswerRequest: object(
    { answer: orNull(ref('Acceptance')) },
    { additionalProperties: false, description: '`answer: null` takes an answer back.' },
  ),
  Acceptance: object(
    {
      name: NAME,
      room: ROOM,
      jamaah: { type: 'number', minimum: 1, maximum: 1000, multipleOf: 1 },
      option: optional(OPTION),
    },
    { additionalProperties: false },
  ),
} as const
