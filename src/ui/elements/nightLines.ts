import type { PricedNights } from '@/domain/masters/stayPrice'
import type { RoomType } from '@/domain/types'
import { formatDays, nightsBetween } from '@/domain/values/dates'
import { formatSar } from '@/domain/values/money'
import { t } from '@/i18n/package/detail'

const nameOf = ({ label, season }: PricedNights): string | undefined =>
  label ?? (season === undefined ? undefined : t(`breakdown.season.${season}`))

/**
 * What the nights of a stay cost a room, a text for each row that prices some of them: `2 malam 26–27 Februari 2027, Ramadhan
 * 1–20 × SAR 1,400.00` (docs/product.md §16.4.5). Empty if the API tells no rows.
 */
export const nightLines = (rows: readonly PricedNights[] | undefined, room: RoomType): string[] =>
  (rows ?? []).map((row) => {
    const rate = row[room]
    const when = t('breakdown.nightsOf', { n: nightsBetween(row.from, row.to) + 1, days: formatDays(row.from, row.to) })
    const named = [when, nameOf(row)].filter((part) => part !== undefined).join(', ')
    if (rate === null) return t('breakdown.nightsUnsold', { nights: named })
    const priced = t('breakdown.nightsAt', { nights: named, rate: formatSar(rate) })
    const line = row.note ? `${priced} (${row.note})` : priced
    if (!row.weekend) return line
    return t('breakdown.weekend', { line, n: row.weekend.nights.length, by: formatSar(row.weekend.by) })
  })
