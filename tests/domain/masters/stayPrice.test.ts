import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gapsBetween, periodProblems, type HotelPrices, type Period } from '@/domain/masters/periods'
import type { RatesOfSeason } from '@/domain/masters/rates'
import { nightsOf, pricedNights, stayRates, unsoldNights } from '@/domain/masters/stayPrice'
import { ROOM_TYPES, type Nights } from '@/domain/types'
import { addDays, nightsBetween, weekdayOf } from '@/domain/values/dates'
import { barePeriod as period } from '@tests/support/periods'

const NONE: RatesOfSeason = { double: null, triple: null, quad: null }
const NO_BASE = { regular: NONE, rajabSyaban: NONE, ramadhan: NONE }
const E1: HotelPrices = {
  rates: NO_BASE,
  periods: [
    period('2026-06-30', '2026-08-14', { double: 500, triple: 570, quad: 640 }),
    period('2026-08-15', '2026-09-19', { double: 540, triple: 610, quad: 680 }),
    period('2026-10-01', '2026-12-15', { double: 600, triple: 690, weekend: 50 }),
  ],
}
const rows = (prices: HotelPrices, checkIn: string, checkOut: string) =>
  pricedNights(prices, nightsOf(checkIn, checkOut))
const sar = (prices: HotelPrices, checkIn: string, checkOut: string) => stayRates(rows(prices, checkIn, checkOut))

describe('each night has its own row (docs/product.md §16.4.2)', () => {
  it('a stay over a border adds the nights of both periods, and the border belongs to the later one', () => {
    expect(sar(E1, '2026-08-14', '2026-08-15').double).toBe(500)
    expect(sar(E1, '2026-08-15', '2026-08-16').double).toBe(540)
    expect(sar(E1, '2026-08-13', '2026-08-17')).toEqual({ double: 2080, triple: 2360, quad: 2640 })
    expect(rows(E1, '2026-08-13', '2026-08-17')).toEqual([
      { from: '2026-08-13', to: '2026-08-14', label: null, double: 500, triple: 570, quad: 640 },
      { from: '2026-08-15', to: '2026-08-16', label: null, double: 540, triple: 610, quad: 680 },
    ])
  })

  it('a stay that touches a gap has no price, and the gap is named', () => {
    const over = rows(E1, '2026-09-18', '2026-10-03')
    expect(stayRates(over)).toEqual(NONE)
    expect(unsoldNights(over)).toEqual([{ from: '2026-09-20', to: '2026-09-30' }])
    expect(gapsBetween(E1.periods ?? [])).toEqual([{ from: '2026-09-20', to: '2026-09-30' }])
  })

  it('a room that one night lacks has no price for the stay, and is never 0', () => {
    expect(sar(E1, '2026-12-01', '2026-12-04').quad).toBeNull()
    const once = {
      ...E1,
      periods: [...(E1.periods ?? []).slice(0, 1), period('2026-08-15', '2026-08-15', { double: 9 })],
    }
    expect(sar(once, '2026-08-06', '2026-08-16')).toEqual({ double: 9 * 500 + 9, triple: null, quad: null })
  })

  it('the weekend amount counts in Thursday and Friday nights of its own period, whatever the day of arrival', () => {
    // 7 October 2026 is a Wednesday.
    expect(sar(E1, '2026-10-07', '2026-10-08').double).toBe(600)
    expect(sar(E1, '2026-10-07', '2026-10-11').double).toBe(4 * 600 + 2 * 50)
    expect(rows(E1, '2026-10-07', '2026-10-11')[0]?.weekend).toEqual({ by: 50, nights: ['2026-10-08', '2026-10-09'] })
    expect(sar({ ...E1, weekendNights: ['sat'] }, '2026-10-07', '2026-10-11').double).toBe(4 * 600 + 50)
    expect(sar(E1, '2026-07-02', '2026-07-04').double).toBe(1000)
  })

  it('a period of one night prices exactly that night', () => {
    const base = { double: 100, triple: 100, quad: 100 }
    const one: HotelPrices = {
      rates: { regular: base, rajabSyaban: base, ramadhan: base },
      periods: [period('2027-05-05', '2027-05-05', { double: 700, triple: 700, quad: 700, label: 'Pameran' })],
    }
    expect(sar(one, '2027-05-04', '2027-05-07').double).toBe(900)
    expect(rows(one, '2027-05-04', '2027-05-07').map(({ label, season }) => label ?? season)).toEqual([
      'regular',
      'Pameran',
      'regular',
    ])
  })

  it('a list that ends before Ramadhan sells no night of it (1 Ramadhan 1447 is 18 February 2026)', () => {
    const until = (rates: HotelPrices['rates']): HotelPrices => ({
      rates,
      periods: [period('2026-01-15', '2026-02-16', { double: 400 })],
    })
    expect(unsoldNights(rows(until(NO_BASE), '2026-02-15', '2026-02-20'))).toEqual([
      { from: '2026-02-17', to: '2026-02-19' },
    ])
    const base = until({ ...NO_BASE, regular: { double: 300, triple: null, quad: null } })
    expect(unsoldNights(rows(base, '2026-02-15', '2026-02-20'))).toEqual([{ from: '2026-02-18', to: '2026-02-19' }])
  })

  it('halalah are added whole: three nights of 33.1 cost 99.3', () => {
    const prices = { rates: NO_BASE, periods: [period('2028-02-28', '2028-03-01', { double: 33.1 })] }
    expect(sar(prices, '2028-02-28', '2028-03-02').double).toBe(99.3)
  })
})

const DAY = '2026-06-01'
const night = (at: number) => addDays(DAY, at)
const rate = fc.option(fc.integer({ min: 1, max: 200_000 }).map((halalah) => halalah / 100))
const anyPeriod = fc
  .tuple(fc.nat(300), fc.nat(60), fc.record({ double: rate, triple: rate, quad: rate, weekend: rate }))
  .map(([start, length, rates]) => period(night(start), night(start + length), rates))
const base = fc.record({ double: rate, triple: rate, quad: rate })
const anyPrices = fc.record({
  rates: fc.record({ regular: base, rajabSyaban: base, ramadhan: base }),
  periods: fc.array(anyPeriod, { maxLength: 8 }),
})
/** The rows of a list that a save accepts: those that share no night with an earlier one. */
const accepted = (periods: readonly Period[]) =>
  periods.reduce<Period[]>(
    (kept, one) => (kept.some(({ from, to }) => from <= one.to && to >= one.from) ? kept : [...kept, one]),
    [],
  )
const holds = ({ from, to }: Nights, day: string) => from <= day && day <= to

describe('properties of every list', () => {
  it('a stay costs what its two parts cost', () => {
    fc.assert(
      fc.property(
        anyPrices,
        fc.nat(300),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 30 }),
        (given, start, a, b) => {
          const prices = { ...given, periods: accepted(given.periods) }
          const [from, border, to] = [night(start), night(start + a), night(start + a + b)]
          const [whole, one, other] = [sar(prices, from, to), sar(prices, from, border), sar(prices, border, to)]
          for (const room of ROOM_TYPES) {
            const [x, y] = [one[room], other[room]]
            expect(whole[room]).toBe(x === null || y === null ? null : Math.round((x + y) * 100) / 100)
          }
        },
      ),
    )
  })

  it('the rows of a stay hold each of its nights once, in order', () => {
    fc.assert(
      fc.property(anyPrices, fc.nat(300), fc.integer({ min: 1, max: 60 }), (given, start, length) => {
        const prices = { ...given, periods: accepted(given.periods) }
        const told = rows(prices, night(start), night(start + length))
        expect(told.reduce((sum, { from, to }) => sum + nightsBetween(from, to) + 1, 0)).toBe(length)
        for (const row of told) {
          const its = prices.periods.find((one) => holds(one, row.from))
          expect(row.quad).toBe(its ? its.quad : row.quad)
          for (const day of row.weekend?.nights ?? []) expect(['thu', 'fri']).toContain(weekdayOf(day))
        }
      }),
    )
  })

  it('a list is refused exactly when two of its rows share a night', () => {
    fc.assert(
      fc.property(fc.array(anyPeriod, { maxLength: 6 }), (periods) => {
        const sold = periods.map((one) => ({ ...one, double: 1 }))
        const shares = sold.some((one, at) =>
          sold.slice(at + 1).some((other) => one.from <= other.to && other.from <= one.to),
        )
        expect(periodProblems(sold).length > 0).toBe(shares)
      }),
    )
  })
})

describe('the rules of periods (docs/product.md §16.4.3)', () => {
  it.each<[string, Period[], string, object, string[]]>([
    ['0', [period('2026-01-01', '2026-01-02', { double: 0 })], 'periodeNol', { row: 1 }, ['0.double']],
    [
      'a weekend amount of 0',
      [period('2026-01-01', '2026-01-02', { double: 1, weekend: 0 })],
      'periodeNol',
      { row: 1 },
      ['0.weekend'],
    ],
    ['no price', [period('2026-01-01', '2026-01-02')], 'periodeTanpaTarif', { row: 1 }, ['0.quad']],
    [
      'the last night before the first',
      [period('2026-01-02', '2026-01-01', { quad: 1 })],
      'periodeTerbalik',
      { row: 1 },
      ['0.to'],
    ],
    [
      'a day that no calendar has',
      [period('2026-02-31', '2026-03-01', { quad: 1 })],
      'periodeTanggal',
      { row: 1 },
      ['0.from'],
    ],
    ['a negative price', [period('2026-01-01', '2026-01-02', { quad: -1 })], 'periodeTarif', { row: 1 }, ['0.quad']],
    [
      'one shared night, with both rows as they are listed',
      [period('2026-08-15', '2026-09-19', { quad: 1 }), period('2026-06-30', '2026-08-15', { quad: 1 })],
      'periodeBertumpuk',
      { a: 1, b: 2, nights: '15 Agu 2026' },
      ['1.to', '0.from'],
    ],
  ])('%s is refused, and its cells are named', (_, periods, key, values, cells) => {
    expect(periodProblems(periods)).toEqual([{ key, values, cells }])
  })

  it('tell shared nights beside a price of 0, so that one save names all that is wrong', () => {
    const rows = [
      period('2026-01-01', '2026-01-05', { quad: 0 }),
      period('2026-01-05', '2026-01-09', { quad: 1 }),
      period('2026-01-20', '2026-01-01', { quad: 1 }),
    ]
    expect(periodProblems(rows).map(({ key }) => key)).toEqual(['periodeNol', 'periodeTerbalik', 'periodeBertumpuk'])
  })

  it('both rows of a border may move in one save, and a period may hold the end of a year', () => {
    expect(
      periodProblems([
        period('2026-12-18', '2027-01-10', { quad: 1 }),
        period('2027-01-11', '2027-02-01', { quad: 1 }),
      ]),
    ).toEqual([])
  })

  it('more than 60 periods are refused', () => {
    const many = Array.from({ length: 61 }, (_, at) => period(night(at), night(at), { quad: 1 }))
    expect(periodProblems(many.slice(0, 60))).toEqual([])
    expect(periodProblems(many)).toEqual([{ key: 'periodeBanyak', values: { n: 60 }, cells: ['0.from'] }])
  })
})
