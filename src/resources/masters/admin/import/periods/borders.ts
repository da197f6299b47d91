import type { Nights } from '@/domain/types'
import { addDays } from '@/domain/values/dates'
import type { WrittenNights } from './writtenNights'

/** What the last written day of a period is. */
export type EndMeaning = 'checkOut' | 'lastNight'

/** What a file says about the last days of its periods. */
export type Ends = {
  /** How many of them its own borders settle, by what they are. */
  settled: Record<EndMeaning, number>
  /** How many no border settles. */
  open: number
  /** What these are: as the admin chose, or as most of the others; null where both are missing. */
  meaning: EndMeaning | null
}

/** What the periods of a hotel say about the last day of one: another one starts on it, or on the day after. */
function atBorder({ to, end }: WrittenNights, starts: ReadonlySet<string>): EndMeaning | 'open' {
  if (end !== 'open') return end === 'night' ? 'lastNight' : 'checkOut'
  if (starts.has(to)) return 'checkOut'
  return starts.has(addDays(to, 1)) ? 'lastNight' : 'open'
}

const mostOf = ({ checkOut, lastNight }: Record<EndMeaning, number>): EndMeaning | null =>
  checkOut === lastNight ? null : checkOut > lastNight ? 'checkOut' : 'lastNight'

/**
 * Tells the nights of the periods of each hotel (docs/product.md §15.6.20). Where a hotel has no other period at the last day, the admin's
 * choice counts, or else the majority of the file; without both the last day counts as a night until the admin has chosen.
 */
export function settleEnds(
  hotels: readonly (readonly WrittenNights[])[],
  chosen: EndMeaning | null,
): { nights: Nights[][]; ends: Ends } {
  const found = hotels.map((periods) => {
    const starts = new Set(periods.map(({ from }) => from))
    return periods.map((period) => ({ period, is: atBorder(period, starts) }))
  })
  // Only a border proves something: a month or an Islamic day ends with a night in every file.
  const borders = found.flat().filter(({ period }) => period.end === 'open')
  const count = (wanted: EndMeaning | 'open') => borders.filter(({ is }) => is === wanted).length
  const settled = { checkOut: count('checkOut'), lastNight: count('lastNight') }
  const meaning = chosen ?? mostOf(settled)
  const nightsOf = ({ period: { from, to }, is }: (typeof borders)[number]): Nights => {
    const isCheckOut = (is === 'open' ? meaning : is) === 'checkOut'
    return { from, to: isCheckOut ? addDays(to, -1) : to }
  }
  return { nights: found.map((periods) => periods.map(nightsOf)), ends: { settled, open: count('open'), meaning } }
}
