import { asJson, readId, readList, readOneOf, readText, type Json } from '@/data-provider/mappers/wire'
import { plainList } from '@/data-provider/plainList'
import type { EndingLists, MonthlyCount } from '@/domain/desk/monthlyTable'
import { CITIES } from '@/domain/types'
import { readCalendarDate } from '@/domain/values/dates'
import { readNumber } from '@/domain/values/numbers'

/** Reads a count; null if it lacks its mitra, its month or its number. */
function readCount(json: Json): MonthlyCount | null {
  const mitra = asJson(json.mitra)
  const [mitraId, month, packages] = [readId(mitra.id), readText(json.month), readNumber(json.packages)]
  if (mitraId === null || month === null || packages === null) return null
  return { id: `${mitraId} ${month}`, mitraId, mitra: readText(mitra.name) ?? '-', month, packages }
}

/** Reads the hotels whose price lists end; none if their city, number or day is unreadable. */
function readEnding(json: Json): EndingLists[] {
  const [city, hotels, first] = [readOneOf(json.city, CITIES), readNumber(json.hotels), readCalendarDate(json.first)]
  return city === null || hotels === null || first === null ? [] : [{ city, hotels, first }]
}

/** The one call about an admin's Beranda. */
export const createApi = plainList('/partner/desk', readCount, ({ price_lists }) => ({
  ending: readList(price_lists).flatMap(readEnding),
}))
