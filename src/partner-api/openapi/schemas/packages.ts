import { OPEN_STATUSES, STATUSES } from '@/domain/status/packageStatus'
import { OPTIONAL_FIELDS } from '../../stores/snapshot'
import { OPTIONAL_DAY, OPTIONAL_MOMENT } from './common'
import { optional, object, list, orNull, ref, nullable, oneOrNull, each } from '../words'

const CITY = oneOrNull('makkah', 'madinah')
const TRIP_TYPE = oneOrNull('private', 'group')
const IN_NEWS = 'With `sort=activity` or `status=harga-naik` alone.'

/** The fields of the form, as they were saved. */
const FORM = {
  namaPaket: { type: 'string' },
  startCity: CITY,
  jumlahJamaah: ref('Number'),
  pesawat: ref('FilledChoice'),
  hotelMakkah: ref('FilledHotelChoice'),
  hotelMadinah: ref('FilledHotelChoice'),
  tipePerjalanan: TRIP_TYPE,
  ...each(OPTIONAL_FIELDS, ref('FilledChoice')),
  transportasi: list(ref('FilledTransport')),
  tourLeader: ref('Number'),
} as const

export const packageSchemas = {
  HotelChoice: object(
    {
      id: orNull(ref('Id')),
      tanggalCheckIn: OPTIONAL_DAY,
      tanggalCheckOut: OPTIONAL_DAY,
      tanpaHotel: { type: 'boolean' },
    },
    { description: 'A package without this hotel has `tanpaHotel: true`, and null in the other fields.' },
  ),
  PackageRequest: object(
    {
      namaPaket: { type: 'string', minLength: 1 },
      startCity: CITY,
      jumlahJamaah: { type: 'number', minimum: 1, multipleOf: 1 },
      pesawat: ref('Choice'),
      hotelMakkah: ref('HotelChoice'),
      hotelMadinah: ref('HotelChoice'),
      tipePerjalanan: TRIP_TYPE,
      ...each(OPTIONAL_FIELDS, ref('Choice')),
      transportasi: list(object({ id: ref('Id') })),
      tourLeader: { type: 'number', minimum: 0, maximum: 1_000_000, multipleOf: 1 },
    },
    {
      additionalProperties: false,
      description: 'The choices of the other trip type are `{id: null}`.',
    },
  ),
  DuplicateRequest: object({ namaPaket: { type: 'string', minLength: 1 } }, { additionalProperties: false }),
  TemplateRequest: object({ isTemplate: { type: 'boolean' } }, { additionalProperties: false }),
  TemplatesAnswer: object({ data: list(ref('Template')), meta: object({ total: { type: 'number', minimum: 0 } }) }),
  Template: object(
    {
      id: ref('Id'),
      nama_paket: { type: 'string' },
      tipe_perjalanan: TRIP_TYPE,
      jumlah_jamaah: ref('Number'),
      total_price_double_rupiah: orNull(ref('Number')),
      total_price_triple_rupiah: orNull(ref('Number')),
      total_price_quad_rupiah: orNull(ref('Number')),
      check_in: OPTIONAL_DAY,
    },
    { description: 'No mitra, customer, status, maker or time of a save.' },
  ),
  TemplateFormAnswer: object({ data: object({ id: ref('Id'), ...FORM }) }),
  SaveAnswer: object(
    {
      data: optional(
        object({
          id: optional(ref('Id')),
          total_price_double_rupiah: optional(ref('Number')),
          total_price_triple_rupiah: optional(ref('Number')),
          total_price_quad_rupiah: optional(ref('Number')),
        }),
      ),
      message: optional({ type: 'string' }),
    },
    {
      description:
        'The app needs none of these fields. With the totals of the saved package it tells the mitra at once where they differ from the screen.',
    },
  ),
  PackageRow: object(
    {
      id: ref('Id'),
      nama_paket: optional(nullable('string')),
      tipe_perjalanan: optional(TRIP_TYPE),
      jumlah_jamaah: optional(ref('Number')),
      total_price_double_rupiah: ref('Number'),
      total_price_triple_rupiah: ref('Number'),
      total_price_quad_rupiah: ref('Number'),
      created_at: optional(OPTIONAL_MOMENT),
      check_in: optional({ ...OPTIONAL_DAY, description: 'The earliest of the stays; null without one.' }),
      mitra: optional(orNull(ref('PackageMitra'))),
      status: optional({ enum: STATUSES }),
      valid_until: optional(OPTIONAL_DAY),
      customer_name: optional(nullable('string')),
      remind_at: optional(OPTIONAL_DAY),
      other_chosen: optional({ type: 'boolean', description: 'The customer has chosen another option of its link.' }),
      agreed: optional({ ...orNull(ref('Agreement')), description: 'While `status` is `setuju`.' }),
      seen_at: optional({ type: ['string', 'null'], description: `ISO 8601. ${IN_NEWS}` }),
      customer_phone: optional({ ...nullable('string'), description: `Digits from the country code on. ${IN_NEWS}` }),
      told: optional({ ...orNull(ref('ToldPrices')), description: IN_NEWS }),
      margin_left: optional({
        type: 'number',
        description: `Rupiah per jamaah that an open quote leaves at the price that the customer was told. Only where that price has risen since. ${IN_NEWS}`,
      }),
    },
    {
      description:
        '`mitra` is for users who see the packages of more than one mitra. `status` and the fields below it come with the feature `status`.',
    },
  ),
  PackageListAnswer: object({
    data: list(ref('PackageRow')),
    meta: object({
      total: { type: 'number', minimum: 0 },
      total_is_least: optional({
        type: 'boolean',
        description:
          'True when a search or a status finds `total` packages or more. The reference API counts a thousand beyond the page.',
      }),
      page: optional({ type: 'number' }),
      per_page: optional({ type: 'number' }),
      sort_by: optional({
        type: 'array',
        items: { type: 'string' },
        description:
          'The values of `sort` that the API knows. The phone’s list offers `check_in`, `nama_paket` and `created_at` where they are named here, and sends no `sort` to an API that names none.',
      }),
      status_counts: optional({
        ...object(each(OPEN_STATUSES, { type: 'number', minimum: 0 } as const)),
        description:
          'With the feature `status`, beside the newest packages of a user’s own mitra: how many of its packages wait for an answer.',
      }),
    }),
  }),
  FilledChoice: object(
    { id: orNull(ref('Id')), data: optional(orNull(ref('Master'))) },
    { description: 'A choice with its saved record.' },
  ),
  FilledHotelChoice: object({
    id: orNull(ref('Id')),
    tanggalCheckIn: OPTIONAL_DAY,
    tanggalCheckOut: OPTIONAL_DAY,
    tanpaHotel: { enum: [true, false, 0, 1, '0', '1'] },
    dataHotel: optional(orNull(ref('Hotel'))),
  }),
  FilledTransport: object(
    { id: optional(ref('Id')), transportasi_id: optional(ref('Id')), data: optional(orNull(ref('Master'))) },
    {
      anyOf: [{ required: ['transportasi_id'] }, { required: ['id'] }],
      description: 'The id of the master is `transportasi_id` or, without that, `id`.',
    },
  ),
  EditData: object({
    id: optional(ref('Id')),
    version: optional({
      type: 'string',
      description:
        'A PUT names it in `If-Match`. An API without it overwrites a package that somebody else has saved meanwhile.',
    }),
    ...FORM,
  }),
  EditDataAnswer: object(
    { data: ref('EditData') },
    {
      description:
        'Every field of the form. A missing field would be empty in the form, and the next save would delete its value.',
    },
  ),
} as const
