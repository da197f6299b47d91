import { kursFields } from '@/records/kurs'
import { asJson, readId, readText } from '@/data-provider/mappers/wire'
import type { CreateApi, Reader, Wire } from '@/data-provider/resourceApi'
import { simpleRest } from '@/data-provider/simpleRest'
import { recordPage } from '@/data-provider/wholeList'
import { CURRENCIES, type Currency } from '@/domain/kurs/currency'
import type { KursRecord } from '@/domain/kurs/kurs'
import { WHOLE_LIST } from '@/domain/requestPolicy'
import { readCalendarDate } from '@/domain/values/dates'
import { readNumber } from '@/domain/values/numbers'

/** Reads a rate; null if it lacks its id, its amount or its day. */
const readKurs =
  (currency: Currency): Reader =>
  (json): KursRecord | null => {
    const id = readId(json.id)
    const rupiahPerSar = readNumber(json[`rupiah_per_${currency.toLowerCase()}`])
    const validFrom = readCalendarDate(json.valid_from)
    if (id === null || rupiahPerSar === null || validFrom === null) return null
    return {
      id,
      currency,
      rupiahPerSar,
      buffer: readNumber(json.buffer) ?? 0,
      validFrom,
      inForce: json.in_force === true,
      createdAt: readText(json.created_at),
      createdBy: readText(asJson(json.created_by).name),
    }
  }

const wireOf = (currency: Currency): Wire => ({
  isWhole: true,
  fields: kursFields(currency),
  readerOf: () => readKurs(currency),
})

/**
 * The calls of the rates: read the history and add to it. There is none that changes or deletes. Each currency has its own; the
 * filter `{ currency: 'all' }` reads all of them as one history by day, and without it the list is the riyal's (docs/product.md
 * §28.3).
 */
export const createApi: CreateApi = ({ path, rest }, { http }) => {
  const of = { SAR: rest(wireOf('SAR')), USD: simpleRest(http, `${path}-usd`, wireOf('USD')) }
  return {
    ...of.SAR,
    async getList({ filter: { currency = 'SAR', ...filter }, pagination = WHOLE_LIST, ...params }) {
      const wanted = CURRENCIES.filter((one) => one === currency || currency === 'all')
      const lists = await Promise.all(wanted.map((one) => of[one].getList({ ...params, filter })))
      const rates = lists.flatMap(({ data }) => data as KursRecord[])
      // Within a day each currency keeps the API's order: the newest record first.
      rates.sort((a, b) => b.validFrom.localeCompare(a.validFrom))
      return recordPage(rates, { filter: {}, sort: { field: 'id', order: 'ASC' }, pagination })
    },
    create: (params) => of[(params.data as Partial<KursRecord>).currency ?? 'SAR'].create(params),
  }
}
