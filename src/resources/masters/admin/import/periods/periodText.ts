import { nightsText, type Period } from '@/domain/masters/periods'
import { ROOM_TYPES, type Nights } from '@/domain/types'
import { addDays, formatShortDate } from '@/domain/values/dates'
import { importText } from '@/i18n/admin/importTexts'
import { figureText } from '../preview/figureText'

/** Nights with the day on which they end: `30 Jun–14 Agu 2026 (check-out 15 Agu 2026)`. */
export const nightsWithEnd = (nights: Nights): string =>
  `${nightsText(nights)} (${importText('checkOutOn', { day: formatShortDate(addDays(nights.to, 1)) })})`

/** The prices of a period, for two, three and four in a room: `D 500 / T 570 / Q –, akhir pekan +50`. */
export function ratesText(period: Period): string {
  const rates = ROOM_TYPES.map(
    (room) => `${room.charAt(0).toUpperCase()} ${period[room] === null ? '–' : figureText(period[room])}`,
  ).join(' / ')
  return [rates, period.weekend !== null && importText('weekendMore', { by: figureText(period.weekend) }), period.note]
    .filter(Boolean)
    .join(', ')
}
