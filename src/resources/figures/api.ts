import { asJson, readId, readText, type Json } from '@/data-provider/mappers/wire'
import { plainList } from '@/data-provider/plainList'
import type { MonthlyFigures } from '@/domain/status/figures'
import { LOST_REASONS } from '@/domain/status/packageStatus'
import { readNumber } from '@/domain/values/numbers'

const readCount = (value: unknown) => readNumber(value) ?? 0

/** Reads the figures of a mitra and month; null if either is missing. A figure that is missing counts 0. */
function readFigures(json: Json): MonthlyFigures | null {
  const mitra = asJson(json.mitra)
  const [mitraId, month] = [readId(mitra.id), readText(json.month)]
  if (mitraId === null || month === null) return null
  const lost = asJson(json.lost)
  return {
    id: `${mitraId} ${month}`,
    mitraId,
    mitra: readText(mitra.name) ?? '-',
    month,
    sent: readCount(json.sent),
    read: readCount(json.read),
    won: readCount(json.won),
    value: readNumber(json.value),
    unvalued: readCount(json.unvalued),
    lost: Object.fromEntries(LOST_REASONS.map((reason) => [reason, readCount(lost[reason])])) as MonthlyFigures['lost'],
  }
}

/** The only call for the figures. It returns those of all mitra and the last twelve months. */
export const createApi = plainList('/partner/figures', readFigures)
