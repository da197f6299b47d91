import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { savedBreakdown } from '@/domain/package/price/savedBreakdown'
import { isOfTrip, MASTERS, NAMED_FIELDS } from '@/domain/masters/masters'
import { ROOM_TYPES, type NamedField, type PackageDetail, type RoomType } from '@/domain/types'
import { oraclePrice } from '@tests/support/priceOracle'
import { examplePackage, packages } from '../../offer/packages'

const HALF_A_CENT = 0.005

/** The oracle has a sentence for each of these fields. It takes every newer field as an add-on. */
const WITH_SENTENCE: readonly NamedField[] = [
  'laPrivate',
  'visaBus',
  'muthawwif',
  'handlingSaudi',
  'domestik',
  'siskopatuh',
  'perlengkapan',
  'wisataPlus',
  'manasik',
]

/** The prices per jamaah that the choices of newer fields add. */
const newerPrices = ({ choices, tripType, jamaah }: PackageDetail): number[] =>
  NAMED_FIELDS.filter((field) => !WITH_SENTENCE.includes(field) && isOfTrip(field, tripType)).map((field) => {
    const price = choices[field]?.price ?? 0
    if (!('shared' in MASTERS[field])) return price
    return jamaah === 0 ? 0 : price / jamaah
  })

/** The oracle's total from a detail's figures; a room's price is shared by 2, 3 or 4 people. */
function oracleTotal(detail: PackageDetail, room: RoomType): number | null {
  const people = { double: 2, triple: 3, quad: 4 }[room]
  const hotel = (city: 'makkah' | 'madinah') => {
    const chosen = detail.hotels[city]
    if (!chosen) return null
    const price = chosen.rupiah[room]
    return price === null ? 'unsold' : price / people
  }
  const { choices } = detail
  return oraclePrice({
    n: detail.jamaah,
    tourLeaderCount: detail.tourLeader,
    flight: detail.flight?.price ?? null,
    trip: detail.tripType,
    laPrivatePrice: choices.laPrivate?.price ?? null,
    visaBusPrice: choices.visaBus?.price ?? null,
    muthawwifPrice: choices.muthawwif?.price ?? null,
    saudiHandlingPrice: choices.handlingSaudi?.price ?? null,
    transportPrices: detail.transports.map(({ price }) => price),
    domestic: choices.domestik?.price ?? null,
    siskopatuh: choices.siskopatuh?.price ?? null,
    equipment: choices.perlengkapan?.price ?? null,
    tourismPlus: choices.wisataPlus?.price ?? null,
    manasik: choices.manasik?.price ?? null,
    newer: newerPrices(detail),
    margin: detail.margin,
    makkahHotel: hotel('makkah'),
    madinahHotel: hotel('madinah'),
  })
}

const details = packages.chain((detail) =>
  fc
    .record({
      jamaah: fc.integer({ min: 0, max: 60 }),
      tourLeader: fc.integer({ min: 0, max: 20 }),
    })
    .map((counts): PackageDetail => ({ ...detail, ...counts })),
)

describe('the breakdown of a saved package', () => {
  it('the lines always add up to the price that the oracle computes from the saved figures', () => {
    fc.assert(
      fc.property(details, (detail) => {
        const breakdown = savedBreakdown(detail)
        for (const room of ROOM_TYPES) {
          const { lines, sum } = breakdown[room]
          const expected = oracleTotal(detail, room)
          if (expected === null) {
            expect(sum).toBeNull()
            continue
          }
          expect(Math.abs(lines.reduce((total, line) => total + Number(line.perJamaah), 0) - Number(sum))).toBeLessThan(
            HALF_A_CENT,
          )
          expect(Math.abs(Number(sum) - expected)).toBeLessThan(HALF_A_CENT)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('the difference is the saved total less the sum, and both never differ unseen by more than a rupiah', () => {
    fc.assert(
      fc.property(details, fc.double({ min: -5, max: 5, noNaN: true }), (detail, by) => {
        const known = oracleTotal(detail, 'quad')
        const total = (known ?? 20_000_000) + by
        const { sum, saved, difference } = savedBreakdown({ ...detail, totals: { ...detail.totals, quad: total } }).quad
        expect(saved).toBe(total)
        if (known === null || sum === null) {
          expect([known, sum, difference]).toEqual([null, null, 0])
          return
        }
        expect(Math.abs(total - sum - difference)).toBeLessThanOrEqual(1)
        if (Math.abs(by) > 1.01) expect(difference).toBeCloseTo(by, 2)
        if (Math.abs(by) < 0.99) expect(difference).toBe(0)
      }),
    )
  })

  it('without a saved total there is a sum and no difference', () => {
    const { double } = savedBreakdown({ ...examplePackage, totals: { double: null, triple: 1, quad: 1 } })
    expect([double.saved, double.difference]).toEqual([null, 0])
    expect(double.sum).toBeGreaterThan(0)
  })

  it.each<[string, Partial<PackageDetail>, number | null]>([
    ['the rate of the package', { kurs: { rupiahPerSar: 4700, per: '2026-11-11', buffer: null } }, 4700],
    [
      'its own rate where the hotels have different ones',
      {
        hotels: {
          ...examplePackage.hotels,
          makkah: {
            ...examplePackage.hotels.makkah!,
            kurs: { rupiahPerSar: 4650, per: '2026-11-01', buffer: null },
          },
        },
      },
      4650,
    ],
    ['no rate where the API tells none', {}, null],
  ])('a hotel line has the price of the room, its people, its riyal and %s', (_, change, rupiahPerSar) => {
    const { triple } = savedBreakdown({ ...examplePackage, ...change })
    expect(triple.lines.find(({ key }) => key === 'hotelMakkah')).toEqual({
      key: 'hotelMakkah',
      perJamaah: 2_500_000 / 3,
      room: { rupiah: 2_500_000, people: 3, nights: 1, sar: 600, rupiahPerSar },
    })
  })
})
