import { labelName, PRICE_GROUPS, priceName } from '@/records/wireNames'
import { NAMED_FIELDS } from '@/domain/masters/masters'
import { DATE, each, nullable, oneOrNull, ref } from './common'

const numbers = <const N extends readonly string[]>(...names: N) =>
  Object.fromEntries(names.map((name) => [name, ref('Number')])) as {
    readonly [name in N[number]]: { readonly $ref: '#/components/schemas/Number' }
  }

const date = { type: ['string', 'null'], pattern: DATE } as const
const text = nullable('string')
const idOrNull = { anyOf: [ref('Id'), { type: 'null' }] } as const

const hotelFields = <const C extends 'makkah' | 'madinah'>(city: C) =>
  ({
    [`hotel_${city}_id`]: idOrNull,
    [`hotel_${city}_check_in`]: date,
    [`hotel_${city}_check_out`]: date,
    [`hotel_${city}_image`]: text,
    [`hotel_${city}_name`]: text,
    ...numbers(
      `hotel_${city}_bintang`,
      `hotel_${city}_jarak`,
      `hotel_${city}_price_double_rupiah`,
      `hotel_${city}_price_triple_rupiah`,
      `hotel_${city}_price_quad_rupiah`,
      `hotel_${city}_price_double_sar`,
      `hotel_${city}_price_triple_sar`,
      `hotel_${city}_price_quad_sar`,
    ),
  }) as HotelFields<C>

type HotelFields<C extends string> = { readonly [field in `hotel_${C}_id`]: typeof idOrNull } & {
  readonly [field in `hotel_${C}_check_${'in' | 'out'}`]: typeof date
} & { readonly [field in `hotel_${C}_${'image' | 'name'}`]: typeof text } & {
  readonly [
    field in `hotel_${C}_${'bintang' | 'jarak' | `price_${'double' | 'triple' | 'quad'}_${'rupiah' | 'sar'}`}`
  ]: {
    readonly $ref: '#/components/schemas/Number'
  }
}

const TOTALS = ['total_price_double_rupiah', 'total_price_triple_rupiah', 'total_price_quad_rupiah'] as const

export const detailSchemas = {
  DetailPackage: {
    type: 'object',
    properties: {
      id: ref('Id'),
      nama_paket: text,
      start_city: oneOrNull('makkah', 'madinah'),
      tipe_perjalanan: oneOrNull('private', 'group'),
      ...numbers('jumlah_jamaah', 'tour_leader', 'margin', 'margin_rupiah', ...TOTALS),
      priced_at: { type: ['string', 'null'], description: 'ISO 8601: when these prices were computed.' },
      mitra: { anyOf: [ref('PackageMitra'), { type: 'null' }] },
      ...hotelFields('makkah'),
      ...hotelFields('madinah'),
    },
    required: TOTALS,
    description:
      'A package without a hotel in a city has neither its name nor its id. The prices of a hotel are for the whole stay.',
  },
  DetailAnswer: {
    type: 'object',
    properties: {
      data: {
        type: 'object',
        properties: {
          package: ref('DetailPackage'),
          labels: {
            type: 'object',
            properties: each(['pesawat', ...NAMED_FIELDS.map(labelName)], text),
            required: [],
            description: 'The names of the chosen masters; null or missing when nothing was chosen.',
          },
          labels_pelanggan: {
            type: 'object',
            additionalProperties: { type: 'string' },
            description:
              'What customers are told in place of names: under the names of `labels`, `hotel_makkah` and `hotel_madinah`. What is missing is told by its name.',
          },
          addonPrices: {
            type: 'object',
            properties: numbers(...PRICE_GROUPS.addonPrices.map(priceName)),
            required: [],
          },
          tourLeaderPerType: {
            type: 'object',
            properties: numbers('double', 'triple', 'quad'),
            required: [],
            description: 'Rupiah per jamaah.',
          },
          transportasis: {
            type: 'array',
            items: {
              type: 'object',
              properties: {
                transportasi_id: ref('Id'),
                name: { type: 'string' },
                price: ref('Number'),
                nama_pelanggan: text,
              },
              required: ['name'],
            },
          },
          pesawatRow: {
            anyOf: [
              {
                type: 'object',
                properties: { pesawat: { type: 'string' }, logo: text, price: ref('Number') },
                required: [],
              },
              { type: 'null' },
            ],
          },
          kurs: ref('DetailKurs'),
          kurs_per_city: {
            type: 'object',
            properties: { makkah: ref('DetailKurs'), madinah: ref('DetailKurs') },
            required: [],
            description: 'In place of `kurs`, when the hotels of the package have different rates.',
          },
          status: ref('Status'),
          privateGroupPrices: {
            type: 'object',
            properties: numbers(...PRICE_GROUPS.privateGroupPrices.map(priceName)),
            required: [],
          },
        },
        required: ['package'],
      },
    },
    required: ['data'],
  },
} as const
