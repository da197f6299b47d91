import { isRoundingStep } from '@/domain/offer/rounding'
import type { RowNews } from '@/domain/status/news'
import type { Owner, PackageRow } from '@/domain/types'
import { readCalendarDate } from '@/domain/values/dates'
import { readNumber } from '@/domain/values/numbers'
import { asJson, readId, readPerRoom, readRecords, readText, type Json } from '@/data-provider/mappers/wire'
import { readProgress, readTold } from './progress'

/** The total of each room type; null if it is missing or unreadable. */
export const readTotals = (json: Json) => readPerRoom(json, (room) => `total_price_${room}_rupiah`)

/** The mitra that owns a package. */
export function readMitra(value: unknown): Owner {
  const { id, name, rounding } = asJson(value)
  const mitraId = readId(id)
  return {
    mitra: readText(name),
    ...(mitraId === null ? {} : { mitraId }),
    ...(isRoundingStep(rounding) ? { rounding } : {}),
  }
}

const readNews = (json: Json): RowNews => ({
  seenAt: readText(json.seen_at),
  customerPhone: readText(json.customer_phone),
  marginLeft: readNumber(json.margin_left),
  ...readTold(json),
})

/** A row of the list; null for a row without an id. */
export function readPackageRow(json: Json): PackageRow | null {
  const id = readId(json.id)
  if (id === null) return null
  return {
    id,
    name: readText(json.nama_paket),
    tripType: readText(json.tipe_perjalanan),
    jamaah: readNumber(json.jumlah_jamaah) ?? 0,
    totals: readTotals(json),
    ...readMitra(json.mitra),
    createdAt: readText(json.created_at),
    ...('check_in' in json ? { departure: readCalendarDate(json.check_in) } : {}),
    ...readProgress(json),
    ...('seen_at' in json ? { news: readNews(json) } : {}),
  }
}

/** The rows of a list's answer. */
export const readPackageRows = (answer: unknown): PackageRow[] => readRecords(answer, readPackageRow)
