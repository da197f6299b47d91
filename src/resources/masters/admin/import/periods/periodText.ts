import type { Period } from '@/domain/masters/periods'
import { ROOM_TYPES, type CalendarDate, type Nights } from '@/domain/types'
import { addDays, formatShortDate } from '@/domain/values/dates'
import { importText } from '@/i18n/admin/importTexts'
import { figureText } from '../preview/figureText'

/** A day without what it shares with a later one: `15`, `30 Jun`, `18 Des 2026`. */
function dayBefore(day: CalendarDate, later: CalendarDate): string {
  const [number = '', month = '', year = ''] = formatShortDate(day).split(' ')
  if (day.slice(0, 7) === later.slice(0, 7)) return number
  return day.slice(0, 4) === later.slice(0, 4) ? `${number} ${month}` : `${number} ${month} ${year}`
}

/** Nights in few words: `15–31 Des 2026`, `18 Des 2026–10 Jan 2027`. */
export const nightsShort = ({ from, to }: Nights): string =>
  from === to ? formatShortDate(to) : `${dayBefore(from, to)}–${formatShortDate(to)}`

/** Nights with the day on which they end: `30 Jun–14 Agu 2026 (check-out 15 Agu 2026)`. */
export const nightsWithEnd = (nights: Nights): string =>
  `${nightsShort(nights)} (${importText('checkOutOn', { day: formatShortDate(addDays(nights.to, 1)) })})`

/** The prices of a period, for two, three and four in a room: `500 / 570 / –, akhir pekan +50`. */
export function ratesText(period: Period): string {
  const rates = ROOM_TYPES.map((room) => (period[room] === null ? '–' : figureText(period[room]))).join(' / ')
  return [rates, period.weekend !== null && importText('weekendMore', { by: figureText(period.weekend) }), period.note]
    .filter(Boolean)
    .join(', ')
}
