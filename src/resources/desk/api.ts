import { asJson, readId, readText, type Json } from '@/data-provider/mappers/wire'
import { plainList } from '@/data-provider/plainList'
import type { MonthlyCount } from '@/domain/desk/monthlyTable'
import { readNumber } from '@/domain/values/numbers'

/** Reads a count; null if it lacks its mitra, its month or its number. */
function readCount(json: Json): MonthlyCount | null {
  const mitra = asJson(json.mitra)
  const [mitraId, month, packages] = [readId(mitra.id), readText(json.month), readNumber(json.packages)]
  if (mitraId === null || month === null || packages === null) return null
  return { id: `${mitraId} ${month}`, mitraId, mitra: readText(mitra.name) ?? '-', month, packages }
}

/** The one call about an admin's Beranda. */
export const createApi = plainList('/partner/desk', readCount)
