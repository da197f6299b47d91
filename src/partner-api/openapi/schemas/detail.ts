import { labelName, PRICE_GROUPS, priceName } from '@/records/wireNames'
import { NAMED_FIELDS } from '@/domain/masters/masters'
import { OPTIONAL_DAY } from './common'
import { optional, object, list, orNull, ref, nullable, oneOrNull, each } from '../words'

const numbers = <const N extends string>(...names: N[]) => each(names, optional(ref('Number')))

const text = nullable('string')

const hotelFields = <const C extends 'makkah' | 'madinah'>(city: C) => ({
  ...each([`hotel_${city}_id`], optional(orNull(ref('Id')))),
  ...each([`hotel_${city}_check_in`, `hotel_${city}_check_out`], optional(OPTIONAL_DAY)),
  ...each([`hotel_${city}_image`, `hotel_${city}_name`], optional(text)),
  ...each([`hotel_${city}_meal`], optional({ type: 'string' })),
  ...each([`hotel_${city}_nights`], optional(list(ref('PricedNights')))),
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
})

const TOTALS = ['total_price_double_rupiah', 'total_price_triple_rupiah', 'total_price_quad_rupiah'] as const

export const detailSchemas = {
  DetailPackage: object(
    {
      id: optional(ref('Id')),
      nama_paket: optional(text),
      start_city: optional(oneOrNull('makkah', 'madinah')),
      tipe_perjalanan: optional(oneOrNull('private', 'group')),
      ...numbers('jumlah_jamaah', 'tour_leader', 'margin', 'margin_rupiah'),
      ...each(TOTALS, ref('Number')),
      priced_at: optional({ type: ['string', 'null'], description: 'ISO 8601: when these prices were computed.' }),
      mitra: optional(orNull(ref('PackageMitra'))),
      is_template: optional({
        type: 'boolean',
        description: 'A template for every mitra. Told to whom `mitra` is told.',
      }),
      ...hotelFields('makkah'),
      ...hotelFields('madinah'),
    },
    {
      description:
        'A package without a hotel in a city has neither its name nor its id. The prices of a hotel are for the whole stay.',
    },
  ),
  DetailAnswer: object({
    data: object({
      package: ref('DetailPackage'),
      labels: optional(
        object(each(['pesawat', ...NAMED_FIELDS.map(labelName)], optional(text)), {
          description: 'The names of the chosen masters; null or missing when nothing was chosen.',
        }),
      ),
      labels_pelanggan: optional({
        type: 'object',
        additionalProperties: { type: 'string' },
        description:
          'What customers are told in place of names: under the names of `labels`, `hotel_makkah` and `hotel_madinah`. What is missing is told by its name.',
      }),
      tiers: optional({
        type: 'object',
        additionalProperties: list(ref('Tier')),
        description:
          'Under the names of `labels`: the prices by the size of the group of those masters that have them. The price of a master beside them is that of `jumlah_jamaah`.',
      }),
      money: optional({
        type: 'object',
        additionalProperties: ref('Money'),
        description: 'The prices that were no rupiah, under the names of `labels`. A transport tells its own.',
      }),
      addonPrices: optional(object(numbers(...PRICE_GROUPS.addonPrices.map(priceName)))),
      tourLeaderPerType: optional(object(numbers('double', 'triple', 'quad'), { description: 'Rupiah per jamaah.' })),
      transportasis: optional(
        list(
          object({
            transportasi_id: optional(ref('Id')),
            name: { type: 'string' },
            price: optional(ref('Number')),
            nama_pelanggan: optional(text),
            money: optional(ref('Money')),
          }),
        ),
      ),
      pesawatRow: optional(
        orNull(object({ pesawat: optional({ type: 'string' }), logo: optional(text), price: optional(ref('Number')) })),
      ),
      kurs: optional(ref('DetailKurs')),
      kurs_per_city: optional(
        object(
          { makkah: optional(ref('DetailKurs')), madinah: optional(ref('DetailKurs')) },
          { description: 'In place of `kurs`, when the hotels of the package have different rates.' },
        ),
      ),
      status: optional(ref('Status')),
      privateGroupPrices: optional(object(numbers(...PRICE_GROUPS.privateGroupPrices.map(priceName)))),
    }),
  }),
} as const
