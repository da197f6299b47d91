import { DAY } from './common'
import { LATER_TEXT } from './eachMaster'
import { ROOM_TYPES, SEASONS } from '@/domain/types'
import { each, list, nullable, object, optional, orNull, ref } from '../words'

const number = ref('Number')
const text = nullable('string')

const prices = (suffix: '' | '_rupiah') =>
  each([`harga_double${suffix}`, `harga_triple${suffix}`, `harga_quad${suffix}`], optional(number))
const NIGHTS = 'The rows that price the stay. Missing where one base row prices all its nights.'
const UNPRICED = {
  ...list(object({ dari: DAY, sampai: DAY })),
  description:
    'For a hotel without any price: the nights in which it sells no room, from the first to the last of each run.',
} as const

const MEAL = { type: 'string', description: 'The meals that its price includes, such as `sarapan`.' } as const
const MONEY = ref('Number')

export const masterSchemas = {
  PricedNights: object(
    {
      from: DAY,
      to: DAY,
      label: { type: ['string', 'null'], description: 'The name of the period.' },
      note: optional({ type: 'string', description: 'What the owner notes about these nights.' }),
      season: optional({ enum: SEASONS, description: 'The season of the base row; missing for a period.' }),
      ...each(ROOM_TYPES, MONEY),
      weekend: optional(
        object({ by: MONEY, nights: list(DAY) }, { description: 'What each of these nights costs more.' }),
      ),
    },
    {
      description: 'Nights of a stay that one row of a hotel prices, in riyal for a room and a night. Null: not sold.',
    },
  ),
  Tier: object(
    { from: { type: 'number', minimum: 1, multipleOf: 1 }, amount: { type: 'number' } },
    {
      description:
        'The price per jamaah, in rupiah if nothing else is said, for groups of `from` jamaah and more, up to the `from` of the next tier. The last tier has no end; a group smaller than the first has no price.',
    },
  ),
  Master: object(
    {
      id: ref('Id'),
      logo: optional({ type: ['string', 'null'], description: 'For flights: a path below the address of the assets.' }),
    },
    { additionalProperties: true, description: 'A record of any master; each master also has its own schema.' },
  ),
  MasterRequest: object({ id: optional(ref('Id')), logo: optional(text) }, { additionalProperties: true }),
  Hotel: object(
    {
      id: ref('Id'),
      nama_hotel: { type: 'string' },
      nama_pelanggan: optional(LATER_TEXT),
      image_path: optional(text),
      image_link: optional(text),
      jarak: optional(number),
      bintang: optional(number),
      meal: optional(MEAL),
      nights: optional({ ...list(ref('PricedNights')), description: NIGHTS }),
      ...prices(''),
      ...prices('_rupiah'),
      ...each(['harga_double_jamaah_rupiah', 'harga_triple_jamaah_rupiah', 'harga_quad_jamaah_rupiah'], number),
      tanpa_harga: optional(UNPRICED),
    },
    {
      description:
        'Prices for the whole stay: riyal, rupiah (`_rupiah`) and rupiah for each person in the room (`_jamaah_rupiah`). The totals are computed with the last. Null: the hotel does not sell that room in every night of the stay.',
    },
  ),
  UploadRequest: object(
    {
      image: { type: 'string', description: 'A whole JPEG as base64: at most 200 kB, and 2,048 pixels a side.' },
    },
    { additionalProperties: false },
  ),
  UploadAnswer: object({
    data: object({
      path: {
        type: 'string',
        description: 'Below the address of the assets. It goes into `image_path` of a hotel or `logo` of a flight.',
      },
    }),
  }),
  ImportAnswer: object({
    data: object({ created: { type: 'number' }, changed: { type: 'number' } }),
    batch: optional({
      type: 'string',
      description: 'The name by which the import can be undone, with the feature `batches`.',
    }),
    message: optional({ type: 'string' }),
  }),
  BatchAnswer: object({
    data: orNull(
      object(
        {
          batch: { type: 'string' },
          at: { type: 'string' },
          user_name: { type: 'string' },
          created: { type: 'number' },
          changed: { type: 'number' },
          deleted: { type: 'number' },
        },
        { description: 'How many records it created, changed and deleted, when, and whose it is.' },
      ),
    ),
  }),
  UndoneAnswer: object({
    data: object(
      { removed: { type: 'number' }, restored: { type: 'number' }, changed: { type: 'number' } },
      { description: 'How many new records were removed, deleted ones restored, and others changed back.' },
    ),
    message: optional({ type: 'string' }),
  }),
  DeletedAnswer: object({
    data: object({ deleted: { type: 'number' }, batch: { type: 'string' } }),
    message: optional({ type: 'string' }),
  }),
} as const
