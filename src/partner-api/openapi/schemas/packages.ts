import { STATUSES } from '@/domain/status/packageStatus'
import { FIELD_NAMES } from '@/domain/package/packageFields'
import { OPTIONAL_FIELDS } from '../../stores/snapshot'
import { DATE, each, nullable, oneOrNull, ref } from './common'

const CITY = oneOrNull('makkah', 'madinah')
const TRIP_TYPE = oneOrNull('private', 'group')
const orNull = <const N extends string>(name: N) => ({ anyOf: [ref(name), { type: 'null' }] }) as const
const date = { type: ['string', 'null'], pattern: DATE } as const
const moment = { type: ['string', 'null'], description: 'ISO 8601.' } as const

export const packageSchemas = {
  HotelChoice: {
    type: 'object',
    properties: {
      id: { anyOf: [ref('Id'), { type: 'null' }] },
      tanggalCheckIn: date,
      tanggalCheckOut: date,
      tanpaHotel: { type: 'boolean' },
    },
    required: ['id', 'tanggalCheckIn', 'tanggalCheckOut', 'tanpaHotel'],
    description: 'A package without this hotel has `tanpaHotel: true`, and null in the other fields.',
  },
  PackageRequest: {
    type: 'object',
    properties: {
      namaPaket: { type: 'string', minLength: 1 },
      startCity: CITY,
      jumlahJamaah: { type: 'number', minimum: 1, multipleOf: 1 },
      pesawat: ref('Choice'),
      hotelMakkah: ref('HotelChoice'),
      hotelMadinah: ref('HotelChoice'),
      tipePerjalanan: TRIP_TYPE,
      ...each(OPTIONAL_FIELDS, ref('Choice')),
      transportasi: { type: 'array', items: { type: 'object', properties: { id: ref('Id') }, required: ['id'] } },
      tourLeader: { type: 'number', minimum: 0, maximum: 1_000_000, multipleOf: 1 },
    },
    required: FIELD_NAMES,
    additionalProperties: false,
    description: 'The choices of the other trip type are `{id: null}`.',
  },
  DuplicateRequest: {
    type: 'object',
    properties: { namaPaket: { type: 'string', minLength: 1 } },
    required: ['namaPaket'],
    additionalProperties: false,
  },
  SaveAnswer: {
    type: 'object',
    properties: {
      data: {
        type: 'object',
        properties: {
          id: ref('Id'),
          total_price_double_rupiah: ref('Number'),
          total_price_triple_rupiah: ref('Number'),
          total_price_quad_rupiah: ref('Number'),
        },
        required: [],
      },
      message: { type: 'string' },
    },
    required: [],
    description:
      'The app needs none of these fields. With the totals of the saved package it tells the mitra at once where they differ from the screen.',
  },
  PackageRow: {
    type: 'object',
    properties: {
      id: ref('Id'),
      nama_paket: nullable('string'),
      tipe_perjalanan: TRIP_TYPE,
      jumlah_jamaah: ref('Number'),
      total_price_double_rupiah: ref('Number'),
      total_price_triple_rupiah: ref('Number'),
      total_price_quad_rupiah: ref('Number'),
      created_at: moment,
      check_in: { ...date, description: 'The earliest of the stays; null without one.' },
      mitra: orNull('PackageMitra'),
      status: { enum: STATUSES },
      valid_until: date,
      customer_name: nullable('string'),
      remind_at: date,
      other_chosen: { type: 'boolean', description: 'The customer has chosen another option of its link.' },
      agreed: { ...orNull('Agreement'), description: 'While `status` is `setuju`.' },
    },
    required: ['id', 'total_price_double_rupiah', 'total_price_triple_rupiah', 'total_price_quad_rupiah'],
    description:
      '`mitra` is for users who see the packages of more than one mitra. The last six fields come with the feature `status`.',
  },
  PackageListAnswer: {
    type: 'object',
    properties: {
      data: { type: 'array', items: ref('PackageRow') },
      meta: {
        type: 'object',
        properties: {
          total: { type: 'number', minimum: 0 },
          total_is_least: {
            type: 'boolean',
            description:
              'True when a search or a status finds `total` packages or more. The reference API counts a thousand beyond the page.',
          },
          page: { type: 'number' },
          per_page: { type: 'number' },
          sort_by: {
            type: 'array',
            items: { type: 'string' },
            description:
              'The values of `sort` that the API knows. The phone’s list offers `check_in`, `nama_paket` and `created_at` where they are named here, and sends no `sort` to an API that names none.',
          },
        },
        required: ['total'],
      },
    },
    required: ['data', 'meta'],
  },
  FilledChoice: {
    type: 'object',
    properties: { id: { anyOf: [ref('Id'), { type: 'null' }] }, data: orNull('Master') },
    required: ['id'],
    description: 'A choice with its saved record.',
  },
  FilledHotelChoice: {
    type: 'object',
    properties: {
      id: { anyOf: [ref('Id'), { type: 'null' }] },
      tanggalCheckIn: date,
      tanggalCheckOut: date,
      tanpaHotel: { enum: [true, false, 0, 1, '0', '1'] },
      dataHotel: orNull('Hotel'),
    },
    required: ['id', 'tanggalCheckIn', 'tanggalCheckOut', 'tanpaHotel'],
  },
  FilledTransport: {
    type: 'object',
    properties: { id: ref('Id'), transportasi_id: ref('Id'), data: orNull('Master') },
    required: [],
    anyOf: [{ required: ['transportasi_id'] }, { required: ['id'] }],
    description: 'The id of the master is `transportasi_id` or, without that, `id`.',
  },
  EditData: {
    type: 'object',
    properties: {
      id: ref('Id'),
      version: {
        type: 'string',
        description:
          'A PUT names it in `If-Match`. An API without it overwrites a package that somebody else has saved meanwhile.',
      },
      namaPaket: { type: 'string' },
      startCity: CITY,
      jumlahJamaah: ref('Number'),
      pesawat: ref('FilledChoice'),
      hotelMakkah: ref('FilledHotelChoice'),
      hotelMadinah: ref('FilledHotelChoice'),
      tipePerjalanan: TRIP_TYPE,
      ...each(OPTIONAL_FIELDS, ref('FilledChoice')),
      transportasi: { type: 'array', items: ref('FilledTransport') },
      tourLeader: ref('Number'),
    },
    required: FIELD_NAMES,
  },
  EditDataAnswer: {
    type: 'object',
    properties: { data: ref('EditData') },
    required: ['data'],
    description:
      'Every field of the form. A missing field would be empty in the form, and the next save would delete its value.',
  },
} as const
