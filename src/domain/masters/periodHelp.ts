import { ROOM_TYPES, type CalendarDate, type Nights, type PerRoom, type RoomType } from '../types'
import { addDays, formatShortDate, isCalendarDate, nightsBetween } from '../values/dates'
import { hijriOf, RAMADHAN } from '../values/hijri'
import { byFirstNight, gapsBetween, isDated, isSound, nightsText, type Period } from './periods'
import { hasAnyRate, hasRate, type Rates } from './rates'
import { nightsOf, pricedNights, runsOf, unsoldNights } from './stayPrice'

/** What the form of a hotel's periods proposes and notes (docs/product.md §15.4.10). Nothing of it refuses a save. */

/** The last night of all periods; null without a period. */
export const lastNight = (periods: readonly Nights[]): CalendarDate | null =>
  periods.filter(isDated).reduce<string | null>((latest, { to }) => (latest && latest > to ? latest : to), null)

/** The night after the last one of all periods; null without a period. */
export function nextNight(periods: readonly Nights[]): CalendarDate | null {
  const last = lastNight(periods)
  return last === null ? null : addDays(last, 1)
}

/**
 * The one price that lacks, by the step between both others: 500 and 570 make 640. None for a room that the row above does not
 * sell.
 */
export function proposedPrice(
  prices: PerRoom<number | null>,
  above: PerRoom<number | null> | undefined,
): { room: RoomType; price: number } | null {
  const [room, more] = ROOM_TYPES.filter((one) => prices[one] === null)
  if (!room || more || (above && above[room] === null)) return null
  const { double, triple, quad } = prices
  const price = {
    double: 2 * Number(triple) - Number(quad),
    triple: (Number(double) + Number(quad)) / 2,
    quad: 2 * Number(triple) - Number(double),
  }[room]
  return Number.isFinite(price) && price > 0 ? { room, price: Number(price.toFixed(2)) } : null
}

/** Nights beside a month that its list counts to it: contracts differ by one or two. */
const BESIDE = 2
const SEASON_NIGHTS = 45

/** The number of a day in its Islamic month. */
const hijriDay = (date: CalendarDate): number => {
  const month = hijriOf(date)?.month
  let day = 1
  while (day < 30 && hijriOf(addDays(date, -day))?.month === month) day += 1
  return day
}

/** A name for the nights of a period: `Ramadhan 1–20`, `Ramadhan 10 akhir`, `Syawal`, `Akhir tahun`; '' if none fits. */
export function proposedLabel({ from, to }: Nights): string {
  if (!isDated({ from, to }) || nightsBetween(from, to) > SEASON_NIGHTS) return ''
  const nights = nightsOf(from, addDays(to, 1)).map(({ night }) => night)
  const inMonth = (month: number) => nights.filter((night) => hijriOf(night)?.month === month)
  const mostly = (some: readonly unknown[]) => some.length > 0 && nights.length - some.length <= BESIDE
  const ramadhan = inMonth(RAMADHAN)
  const [first, last] = [ramadhan[0], ramadhan.at(-1)]
  if (first && last && mostly(ramadhan)) {
    const [begin, end] = [hijriDay(first), hijriDay(last)]
    if (begin >= 20 && end >= 28) return 'Ramadhan 10 akhir'
    if (begin <= BESIDE && end >= 28) return 'Ramadhan'
    return `Ramadhan ${begin <= BESIDE ? 1 : begin}–${end >= 19 && end <= 21 ? 20 : end}`
  }
  if (mostly(inMonth(RAMADHAN + 1))) return 'Syawal'
  return nights.some((night) => night.endsWith('-12-31')) ? 'Akhir tahun' : ''
}

/**
 * The place of the row that began on the night after another row's old last night, if its first night may move behind the new
 * one; -1 for none.
 */
export const rowToShift = (periods: readonly Nights[], old: CalendarDate, now: CalendarDate): number =>
  isCalendarDate(old) && isCalendarDate(now) && now !== old
    ? periods.findIndex(({ from, to }) => from === addDays(old, 1) && now < to)
    : -1

/** A note about periods: a text of the form, and its values. */
export type PeriodNote = {
  key: 'unsold' | 'base' | 'baseIn' | 'drop' | 'ends' | 'ended'
  values: Record<string, string | number>
}

const LARGE_DROP = 0.5
const SOON_DAYS = 60
const MOST_NIGHTS = 400

const allNights = (runs: readonly Nights[]) => runs.map(nightsText).join(', ')

function gapNotes(rates: Rates, periods: readonly Period[]): PeriodNote[] {
  const gaps = gapsBetween(periods).map(({ from, to }) => {
    const end = addDays(from, MOST_NIGHTS)
    return { from, to: to < end ? to : end }
  })
  const rows = gaps.flatMap(({ from, to }) => pricedNights({ rates }, nightsOf(from, addDays(to, 1))))
  const [unsold, based] = [unsoldNights(rows), runsOf(rows.filter(hasRate))]
  return [
    ...(unsold.length > 0 ? [{ key: 'unsold', values: { nights: allNights(unsold) } } as const] : []),
    ...(based.length > 0 ? [{ key: 'baseIn', values: { nights: allNights(based) } } as const] : []),
    ...(based.length === 0 && hasAnyRate(rates) ? [{ key: 'base', values: {} } as const] : []),
  ]
}

/** The rooms of each period that cost less than half of what they cost in the period before. Rows count from 1. */
const dropNotes = (sorted: readonly (Period & { row: number })[]): PeriodNote[] =>
  sorted.flatMap((later, at) =>
    ROOM_TYPES.flatMap((room): PeriodNote[] => {
      const [before, now] = [sorted[at - 1]?.[room], later[room]]
      if (typeof before !== 'number' || typeof now !== 'number' || now <= 0) return []
      const drop = 1 - now / before
      return drop > LARGE_DROP ? [{ key: 'drop', values: { row: later.row, room, n: Math.round(drop * 100) } }] : []
    }),
  )

/** What the admin should look at once more: nights without a price or with a base rate, prices that fall, the end of the list. */
export function periodNotes(rates: Rates, periods: readonly Period[], today: CalendarDate): PeriodNote[] {
  const sorted = periods.map((period, at) => ({ ...period, row: at + 1 })).filter(isSound)
  sorted.sort(byFirstNight)
  const next = nextNight(sorted)
  if (next === null) return []
  const last = addDays(next, -1)
  const days = nightsBetween(today, last)
  const ends: PeriodNote = { key: days < 0 ? 'ended' : 'ends', values: { date: formatShortDate(last), n: days } }
  return [...gapNotes(rates, sorted), ...dropNotes(sorted), ...(days <= SOON_DAYS ? [ends] : [])]
}
