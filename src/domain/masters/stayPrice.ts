import { perRoom, type CalendarDate, type Nights, type PerRoom, type RoomType, type Season } from '../types'
import { addDays, nightsBetween } from '../values/dates'
import { isWeekendNight, type HotelPrices, type Period } from './periods'
import { hasRate, ratesIn, type RatesOfSeason } from './rates'
import { hijriOf, RAMADHAN } from '../values/hijri'

const RAJAB = 7
const SYABAN = 8

/** The season of a night, by its evening's month in the calendar of Umm al-Qura (docs/product.md §16.1.2). */
function seasonOf(night: CalendarDate): Season {
  const month = hijriOf(night)?.month
  if (month === RAMADHAN) return 'ramadhan'
  return month === RAJAB || month === SYABAN ? 'rajabSyaban' : 'regular'
}

/**
 * Nights of a stay that follow each other and have one row of a hotel's prices. `label` is the name of their period; a base row has
 * its `season`. Rates are SAR for a room and a night, without the weekend amount.
 */
export type PricedNights = Nights &
  RatesOfSeason & {
    label: string | null
    /** What the owner notes about a period's nights; no customer sees it. */
    note?: string
    season?: Season
    /** What each of these nights costs more. */
    weekend?: { by: number; nights: readonly CalendarDate[] }
  }

/** The nights of a stay with their seasons. A list of hotels computes them once. */
export type StayNight = { night: CalendarDate; season: Season }

export const nightsOf = (checkIn: CalendarDate, checkOut: CalendarDate): StayNight[] =>
  Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, at) => {
    const night = addDays(checkIn, at)
    return { night, season: seasonOf(night) }
  })

const ratesOf = ({ double, triple, quad }: RatesOfSeason): RatesOfSeason => ({ double, triple, quad })

/**
 * Returns the rows that price the nights of a stay, in order: each night has the period that holds it, or else the base row of
 * its season (docs/product.md §16.4.2).
 */
export function pricedNights(prices: HotelPrices, nights: readonly StayNight[]): PricedNights[] {
  const [first, last] = [nights[0]?.night ?? '', nights.at(-1)?.night ?? '']
  const near = (prices.periods ?? []).filter(({ from, to }) => from <= last && to >= first)
  const rows: (PricedNights & { row: Period | Season })[] = []
  for (const { night, season } of nights) {
    const period = near.find(({ from, to }) => from <= night && night <= to)
    const row = period ?? season
    let run = rows.at(-1)
    if (run?.row === row) run.to = night
    else {
      const rates = period ? ratesOf(period) : ratesOf(ratesIn(prices.rates, season))
      run = { row, from: night, to: night, ...rates, ...(period ? toldOf(period) : { label: null, season }) }
      rows.push(run)
    }
    if (period?.weekend && isWeekendNight(prices, night))
      run.weekend = { by: period.weekend, nights: [...(run.weekend?.nights ?? []), night] }
  }
  return rows.map(({ row: _, ...run }) => run)
}

const toldOf = ({ label, note }: Period) => ({ label, ...(note === null ? {} : { note }) })

const HALALAH = 100

/** SAR for a room and the whole stay; null if the room is not sold in one of its nights. Whole halalah are added. */
export const stayRates = (rows: readonly PricedNights[]): PerRoom<number | null> =>
  perRoom((room) => {
    const halalah = rows.reduce<number | null>((sum, row) => {
      const rate = row[room]
      if (sum === null || rate === null) return null
      const extra = row.weekend ? Math.round(row.weekend.by * HALALAH) * row.weekend.nights.length : 0
      return sum + Math.round(rate * HALALAH) * (nightsBetween(row.from, row.to) + 1) + extra
    }, 0)
    return halalah && halalah / HALALAH
  })

/** The nights of some rows. Neighbours are one run. */
export function runsOf(rows: readonly Nights[]): Nights[] {
  const runs: Nights[] = []
  for (const { from, to } of rows) {
    const last = runs.at(-1)
    if (last && addDays(last.to, 1) === from) last.to = to
    else runs.push({ from, to })
  }
  return runs
}

/** The nights in which a hotel sells no room, or does not sell this one. */
export const unsoldNights = (rows: readonly PricedNights[], room?: RoomType): Nights[] =>
  runsOf(rows.filter((row) => (room ? row[room] === null : !hasRate(row))))
