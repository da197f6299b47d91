import { isNullable, isPicture, type PathField } from '@/records/fields'
import { HOTEL_PATHS } from '@/records/hotel'
import { MASTER_PATHS } from '@/records/masters'
import { priceNames, recordName } from '@/records/wireNames'
import { MASTER_FIELDS, unitOf, type MasterField, type PriceUnit } from '@/domain/masters/masters'
import type { Schema } from '../types'
import { nullable, ref, DATE } from './common'

const number = ref('Number')
const text = nullable('string')

const VERSION = {
  type: 'string',
  description: 'Another one after every write. PUT and DELETE send it as `If-Match`; in a body it is ignored.',
} as const

const LATER = {
  description: 'Missing in an answer where it is empty. A PUT without it keeps the saved one, null takes it back.',
} as const
const LATER_TEXT = { ...text, maxLength: 200, ...LATER } as const
const PRICES = {
  harga_double: number,
  harga_triple: number,
  harga_quad: number,
  harga_double_rupiah: number,
  harga_triple_rupiah: number,
  harga_quad_rupiah: number,
  harga_double_jamaah_rupiah: number,
  harga_triple_jamaah_rupiah: number,
  harga_quad_jamaah_rupiah: number,
} as const
const night = { type: 'string', pattern: DATE } as const
const UNPRICED = {
  type: 'array',
  items: { type: 'object', properties: { dari: night, sampai: night }, required: ['dari', 'sampai'] },
  description:
    'For a hotel without any price: the nights in which it sells no room, from the first to the last of each run.',
} as const

export const masterSchemas = {
  Master: {
    type: 'object',
    properties: {
      id: ref('Id'),
      logo: { type: ['string', 'null'], description: 'For flights: a path below the address of the assets.' },
    },
    required: ['id'],
    additionalProperties: true,
    description: 'A record of any master; each master also has its own schema.',
  },
  MasterRequest: {
    type: 'object',
    properties: { id: ref('Id'), logo: text },
    required: [],
    additionalProperties: true,
  },
  Hotel: {
    type: 'object',
    properties: {
      id: ref('Id'),
      nama_hotel: { type: 'string' },
      nama_pelanggan: LATER_TEXT,
      image_path: text,
      image_link: text,
      jarak: number,
      bintang: number,
      ...PRICES,
      tanpa_harga: UNPRICED,
    },
    required: [
      'id',
      'nama_hotel',
      'harga_double_jamaah_rupiah',
      'harga_triple_jamaah_rupiah',
      'harga_quad_jamaah_rupiah',
    ],
    description:
      'Prices for the whole stay: riyal, rupiah (`_rupiah`) and rupiah for each person in the room (`_jamaah_rupiah`). The totals are computed with the last. Null: the hotel does not sell that room in every night of the stay.',
  },
  UploadRequest: {
    type: 'object',
    properties: {
      image: {
        type: 'string',
        description: 'A whole JPEG as base64: at most 200 kB, and 2,048 pixels a side.',
      },
    },
    required: ['image'],
    additionalProperties: false,
  },
  UploadAnswer: {
    type: 'object',
    properties: {
      data: {
        type: 'object',
        properties: {
          path: {
            type: 'string',
            description: 'Below the address of the assets. It goes into `image_path` of a hotel or `logo` of a flight.',
          },
        },
        required: ['path'],
      },
    },
    required: ['data'],
  },
  ImportAnswer: {
    type: 'object',
    properties: {
      data: {
        type: 'object',
        properties: { created: { type: 'number' }, changed: { type: 'number' } },
        required: ['created', 'changed'],
      },
      batch: { type: 'string', description: 'The name by which the import can be undone, with the feature `batches`.' },
      message: { type: 'string' },
    },
    required: ['data'],
  },
  BatchAnswer: {
    type: 'object',
    properties: {
      data: {
        anyOf: [
          {
            type: 'object',
            description: 'How many records it created, changed and deleted, when, and whose it is.',
            properties: {
              batch: { type: 'string' },
              at: { type: 'string' },
              user_name: { type: 'string' },
              created: { type: 'number' },
              changed: { type: 'number' },
              deleted: { type: 'number' },
            },
            required: ['batch', 'at', 'user_name', 'created', 'changed', 'deleted'],
          },
          { type: 'null' },
        ],
      },
    },
    required: ['data'],
  },
  UndoneAnswer: {
    type: 'object',
    properties: {
      data: {
        type: 'object',
        description: 'How many new records were removed, deleted ones restored, and others changed back.',
        properties: { removed: { type: 'number' }, restored: { type: 'number' }, changed: { type: 'number' } },
        required: ['removed', 'restored', 'changed'],
      },
      message: { type: 'string' },
    },
    required: ['data'],
  },
  DeletedAnswer: {
    type: 'object',
    properties: {
      data: {
        type: 'object',
        properties: { deleted: { type: 'number' }, batch: { type: 'string' } },
        required: ['deleted', 'batch'],
      },
      message: { type: 'string' },
    },
    required: ['data'],
  },
} as const

/** `visaBus` → `VisaBusMaster`. */
export const masterSchemaName = (field: MasterField) => `${field.charAt(0).toUpperCase()}${field.slice(1)}Master`

const UNITS: Record<PriceUnit, string> = {
  jamaah: 'Its price is in rupiah per jamaah.',
  group: 'Its price is in rupiah for the whole group: a package divides it by its number of jamaah.',
  vehicle: 'Its price is in rupiah for a vehicle: a package divides it by its number of jamaah.',
}

/** A price of a request. The contract of 1.0.0 allows 0 for each, so the answer to a 0 that is refused is a 422. */
const requestedPrice = ({ mayBeFree }: PathField): Schema => ({
  type: 'number',
  minimum: 0,
  ...(mayBeFree ? {} : { description: 'More than 0: 0 is answered with 422.' }),
})

function schemaOf(field: PathField, isRequest: boolean): Schema {
  if (field.kind === 'name') return { type: 'string' }
  if (field.isLater) return field.kind === 'text' ? LATER_TEXT : { type: ['number', 'null'], ...LATER }
  if (isPicture(field)) return text
  return isRequest && field.kind === 'rupiah' ? requestedPrice(field) : number
}

const propertiesOf = (fields: readonly PathField[], isRequest: boolean): Record<string, Schema> => ({
  ...Object.fromEntries(fields.map((field) => [field.wire, schemaOf(field, isRequest)])),
  version: VERSION,
})
const wiresOf = (fields: readonly PathField[], isWanted: (field: PathField) => boolean) =>
  fields.filter(isWanted).map(({ wire }) => wire)

/** What a request has to say: all but what a record may be without, and an empty rate, too. */
const isAsked = (field: PathField) => field.kind === 'riyal' || !isNullable(field)

/** Makes the schema of a master's record with the field names that the app reads. It needs a single price field, which is null for an unknown price. */
function ofMaster(field: MasterField): Record<string, Schema> {
  const [fields, prices] = [MASTER_PATHS[field], priceNames(field)]
  return {
    [masterSchemaName(field)]: {
      allOf: [ref('Master')],
      description: UNITS[unitOf(field)],
      type: 'object',
      properties: { ...Object.fromEntries(prices.map((price) => [price, number])), ...propertiesOf(fields, false) },
      required: [recordName(field)],
      anyOf: prices.map((price) => ({ required: [price] })),
    },
    [`${masterSchemaName(field)}Request`]: {
      allOf: [ref('MasterRequest')],
      description: UNITS[unitOf(field)],
      type: 'object',
      properties: propertiesOf(fields, true),
      required: wiresOf(fields, isAsked),
    },
  }
}

const ofHotel: Record<string, Schema> = {
  HotelMaster: {
    type: 'object',
    properties: { id: ref('Id'), ...propertiesOf(HOTEL_PATHS, false) },
    required: ['id', ...wiresOf(HOTEL_PATHS, ({ kind }) => kind === 'name' || kind === 'riyal')],
    description:
      'A hotel as an admin edits it: riyal for a room and a night, by season. Null: the room is not sold then. Without any rate for Rajab and Sya’ban their nights cost as others; without any for Ramadhan its nights are not sold.',
  },
  HotelMasterRequest: {
    type: 'object',
    properties: { id: ref('Id'), ...propertiesOf(HOTEL_PATHS, true) },
    required: wiresOf(HOTEL_PATHS, isAsked),
    description: 'A rate is more than 0, or null for a room that is not sold. A hotel has at least one rate.',
  },
}

export const eachMasterSchema: Record<string, Schema> = Object.assign(ofHotel, ...MASTER_FIELDS.map(ofMaster))

const RATE = {
  type: 'number',
  minimum: 1000,
  maximum: 20000,
  description: 'Rupiah for one riyal, with at most two decimals.',
} as const
const BUFFER = {
  type: 'number',
  minimum: 0,
  maximum: 50,
  description: 'Percent that are added to the rate when hotels are priced, with at most two decimals.',
} as const
const DAY = { type: 'string', pattern: DATE } as const

export const kursSchemas = {
  Kurs: {
    type: 'object',
    properties: {
      id: ref('Id'),
      rupiah_per_sar: ref('Number'),
      buffer: ref('Number'),
      valid_from: DAY,
      in_force: { type: 'boolean', description: 'True for the rate that hotels are priced with today.' },
      created_at: { type: ['string', 'null'], description: 'ISO 8601.' },
      created_by: {
        anyOf: [
          { type: 'object', properties: { id: ref('Id'), name: { type: 'string' } }, required: ['id', 'name'] },
          { type: 'null' },
        ],
      },
    },
    required: ['id', 'rupiah_per_sar', 'valid_from', 'in_force'],
  },
  KursRequest: {
    type: 'object',
    properties: { rupiah_per_sar: RATE, buffer: BUFFER, valid_from: DAY },
    required: ['rupiah_per_sar', 'valid_from'],
    additionalProperties: false,
    description: 'A missing buffer is 0. `valid_from` is at most a year ahead.',
  },
  DetailKurs: {
    type: 'object',
    properties: {
      rupiah_per_sar: ref('Number'),
      per: { ...DAY, description: 'The day from which this rate counts.' },
      buffer: { ...ref('Number'), description: 'For users who see the packages of more than one mitra.' },
    },
    required: ['rupiah_per_sar', 'per'],
    description:
      'The rate that the hotels of the package were priced with. It is missing when the API has no rates, when the package has no hotel or is older than the rates, and when its hotels have different rates: then `kurs_per_city` has them.',
  },
} as const
