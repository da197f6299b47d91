import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rates, RatesOfSeason } from '@/domain/masters/rates'
import { ratesIn } from '@/domain/masters/rates'
import { ROOM_TYPES, type PerRoom } from '@/domain/types'
import { addDays } from '@/domain/values/dates'
import { nightsOf } from '@/domain/masters/stayPrice'
import { hotelOffer } from '@/partner-api/pricing/hotelOffer'

const NONE: RatesOfSeason = { double: null, triple: null, quad: null }
const KURS = { rupiahPerSar: 4700, buffer: 0, validFrom: '2026-01-01' }
const offer = (rates: Rates, checkIn: string, checkOut: string) =>
  hotelOffer(
    { id: 1, city: 'makkah', name: 'x', image: null, distance: null, stars: 4, rates },
    { checkIn, checkOut },
    KURS,
  )

const USUAL = { double: 500, triple: 600, quad: 700 }
const rates = (change: Partial<Rates>): Rates => ({ regular: USUAL, rajabSyaban: NONE, ramadhan: NONE, ...change })

// 1 Ramadhan 1448 is 8 February 2027, and 1 Syawal is 9 March 2027.
describe('a stay of which a night has no price (docs/product.md §16.1.5)', () => {
  it.each<[string, Rates, string, string, PerRoom<number | null>]>([
    [
      'Rajab and Sya’ban cost as Biasa',
      rates({}),
      '2027-02-05',
      '2027-02-08',
      { double: 1500, triple: 1800, quad: 2100 },
    ],
    ['one night of Ramadhan leaves the stay without a price', rates({}), '2027-02-05', '2027-02-09', NONE],
    ['so does its last night', rates({}), '2027-03-08', '2027-03-10', NONE],
    ['the night after it has one', rates({}), '2027-03-09', '2027-03-10', USUAL],
    [
      'a room that Ramadhan lacks has no price, and the others have',
      rates({ ramadhan: { double: 900, triple: 950, quad: null } }),
      '2027-02-07',
      '2027-02-09',
      { double: 1400, triple: 1550, quad: null },
    ],
    [
      'a room without a rate in Biasa is sold in Ramadhan',
      rates({ regular: { ...USUAL, quad: null }, ramadhan: USUAL }),
      '2027-02-08',
      '2027-02-10',
      { double: 1000, triple: 1200, quad: 1400 },
    ],
  ])('%s', (_, given, checkIn, checkOut, sar) => {
    const { sar: told, rupiah, perJamaah } = offer(given, checkIn, checkOut)
    expect(told).toEqual(sar)
    for (const room of ROOM_TYPES) {
      const isSold = sar[room] !== null
      expect([rupiah[room] !== null, perJamaah[room] !== null]).toEqual([isSold, isSold])
    }
  })

  it('a stay costs what its two parts cost, and is never a price where one of them has none', () => {
    const rate = fc.option(fc.integer({ min: 1, max: 2000 }))
    const season = fc.record({ double: rate, triple: rate, quad: rate })
    const all = fc.record({ regular: season, rajabSyaban: season, ramadhan: season })
    const nights = fc.tuple(fc.nat(500), fc.integer({ min: 1, max: 45 }), fc.integer({ min: 1, max: 45 }))
    fc.assert(
      fc.property(all, nights, (given, [start, first, second]) => {
        const from = addDays('2026-12-01', start)
        const [border, to] = [addDays(from, first), addDays(from, first + second)]
        const [whole, one, other] = [offer(given, from, to), offer(given, from, border), offer(given, border, to)]
        for (const room of ROOM_TYPES) {
          const [a, b] = [one.sar[room], other.sar[room]]
          expect(whole.sar[room]).toBe(a === null || b === null ? null : a + b)
          const isSold = nightsOf(from, to).every(({ season: name }) => ratesIn(given, name)[room] !== null)
          expect(whole.sar[room] !== null).toBe(isSold)
          expect(whole.sar[room]).not.toBe(0)
        }
      }),
    )
  })

  it('a hotel without periods costs every stay of two years what its three seasons cost before there were periods', () => {
    const cents = fc.integer({ min: 1, max: 300_000 }).map((halalah) => halalah / 100)
    const season = fc.record({ double: cents, triple: cents, quad: cents })
    const all = fc.record({ regular: season, rajabSyaban: season, ramadhan: season })
    fc.assert(
      fc.property(all, fc.nat(730), fc.integer({ min: 1, max: 30 }), (given, start, length) => {
        const from = addDays('2026-01-01', start)
        const to = addDays(from, length)
        const before = nightsOf(from, to).reduce((sum, { season: name }) => sum + (given[name].quad ?? 0), 0)
        expect(offer(given, from, to).sar.quad).toBeCloseTo(before, 6)
      }),
    )
  })
})
