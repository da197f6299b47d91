import { CURRENCIES } from '@/domain/kurs/currency'
import { DAY } from './common'
import { object, optional, orNull, ref } from '../words'

const RATE = {
  type: 'number',
  minimum: 1000,
  maximum: 20000,
  description: 'Rupiah for one riyal, with at most two decimals.',
} as const
const USD_RATE = { ...RATE, minimum: 5000, maximum: 50000, description: 'The same for one dollar.' } as const
const BUFFER = {
  type: 'number',
  minimum: 0,
  maximum: 50,
  description: 'Percent that are added to the rate when hotels and services are priced, with at most two decimals.',
} as const

const recorded = <const P extends Record<string, object>>(rate: P) =>
  object({
    id: ref('Id'),
    ...rate,
    buffer: optional(ref('Number')),
    valid_from: DAY,
    in_force: { type: 'boolean', description: 'True for the rate that prices are computed with today.' },
    created_at: optional({ type: ['string', 'null'], description: 'ISO 8601.' }),
    created_by: optional(orNull(object({ id: ref('Id'), name: { type: 'string' } }))),
  })
const request = <const P extends Record<string, object>>(rate: P) =>
  object(
    { ...rate, buffer: optional(BUFFER), valid_from: DAY },
    { additionalProperties: false, description: 'A missing buffer is 0. `valid_from` is at most a year ahead.' },
  )

export const kursSchemas = {
  Kurs: recorded({ rupiah_per_sar: ref('Number') }),
  KursRequest: request({ rupiah_per_sar: RATE }),
  UsdKurs: recorded({ rupiah_per_usd: ref('Number') }),
  UsdKursRequest: request({ rupiah_per_usd: USD_RATE }),
  Money: object(
    {
      currency: { enum: CURRENCIES },
      amount: { type: 'number' },
      rate: { type: 'number', description: 'Rupiah for one of the currency, without the buffer.' },
      per: { ...DAY, description: 'The day from which this rate counts.' },
    },
    { description: 'A price as it was entered, before it became rupiah.' },
  ),
  DetailKurs: object(
    {
      rupiah_per_sar: ref('Number'),
      per: { ...DAY, description: 'The day from which this rate counts.' },
      buffer: optional({ ...ref('Number'), description: 'For users who see the packages of more than one mitra.' }),
    },
    {
      description:
        'The rate that the hotels of the package were priced with. It is missing when the API has no rates, when the package has no hotel or is older than the rates, and when its hotels have different rates: then `kurs_per_city` has them.',
    },
  ),
} as const
