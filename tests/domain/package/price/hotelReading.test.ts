import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hotelReading, savedPerJamaah, type HotelReading } from '@/domain/package/price/hotelReading'
import { savedBreakdown } from '@/domain/package/price/savedBreakdown'
import { breakEven, savedQuote, simulationGap } from '@/domain/package/price/simulation'
import { CITIES, ROOM_TYPES, type PackageDetail, type PerRoom, type RoomType } from '@/domain/types'
import { nightsBetween } from '@/domain/values/dates'
import { examplePackage, packages } from '../../offer/packages'

const PEOPLE = { double: 2, triple: 3, quad: 4 }
const ROOM_AND_STAY: HotelReading = { isShared: true, isNightly: false }
const READINGS: HotelReading[] = [
  ROOM_AND_STAY,
  { isShared: false, isNightly: false },
  { isShared: true, isNightly: true },
  { isShared: false, isNightly: true },
]
const perRoom = (of: (room: RoomType) => number | null) =>
  Object.fromEntries(ROOM_TYPES.map((room) => [room, of(room)])) as PerRoom<number | null>

/** The totals that a server saves, and the hotel prices that an API with this reading tells of the same package. */
function toldBy({ isShared, isNightly }: HotelReading, detail: PackageDetail): PackageDetail {
  const breakdown = savedBreakdown({ ...detail, totals: { double: null, triple: null, quad: null } })
  const hotels = Object.fromEntries(
    CITIES.map((city) => {
      const hotel = detail.hotels[city]
      const nights = hotel?.checkIn && hotel.checkOut && isNightly ? nightsBetween(hotel.checkIn, hotel.checkOut) : 1
      const told = (room: RoomType) => {
        const price = hotel?.rupiah[room] ?? null
        return price === null ? null : price / (isShared ? 1 : PEOPLE[room]) / nights
      }
      return [city, hotel && { ...hotel, rupiah: perRoom(told) }]
    }),
  ) as PackageDetail['hotels']
  return { ...detail, hotels, totals: perRoom((room) => breakdown[room].sum) }
}

const withHotels = packages.filter(({ hotels }) =>
  CITIES.some((city) => hotels[city] && ROOM_TYPES.some((room) => (hotels[city]?.rupiah[room] ?? 0) > 0)),
)

describe('the meanings that a partner API may give to the price of a hotel', () => {
  it('breakdown, simulation and prices per jamaah are those of the package for each meaning', () => {
    fc.assert(
      fc.property(withHotels, fc.constantFrom(...READINGS), (detail, reading) => {
        const usual = toldBy(ROOM_AND_STAY, detail)
        const told = toldBy(reading, detail)
        const [expected, shown] = [savedBreakdown(usual), savedBreakdown(told)]
        for (const room of ROOM_TYPES) {
          expect(shown[room].difference).toBe(0)
          expect(Math.abs(Number(shown[room].sum) - Number(expected[room].sum))).toBeLessThanOrEqual(1)
        }
        expect(simulationGap(savedQuote(told, 0))).toBeLessThanOrEqual(1)
        const hotel = told.hotels.makkah
        const same = usual.hotels.makkah
        if (!hotel || !same || hotelReading(told) !== hotelReading(usual)) return
        const prices = savedPerJamaah(told, hotel)
        for (const room of ROOM_TYPES) expect(prices[room] ?? 0).toBeCloseTo(savedPerJamaah(usual, same)[room] ?? 0, 0)
      }),
      { numRuns: 300 },
    )
  })

  it.each(READINGS)('%j is found by the saved totals', (reading) => {
    const told = toldBy(reading, examplePackage)
    expect(hotelReading(told)).toEqual(reading)
    expect(breakEven(savedQuote(told, 0))).toBe(breakEven(savedQuote(toldBy(ROOM_AND_STAY, examplePackage), 0)))
  })

  it('a single room type that does not add up leaves the usual reading, with its difference', () => {
    const told = toldBy({ isShared: false, isNightly: false }, examplePackage)
    const wrong = { ...told, totals: { ...told.totals, triple: (told.totals.triple ?? 0) + 2 } }
    expect(hotelReading(wrong)).toEqual(ROOM_AND_STAY)
    expect(savedBreakdown(wrong).quad.difference).not.toBe(0)
  })

  it.each(['double', 'triple', 'quad'] as const)('the total of %s alone is enough', (room) => {
    const told = toldBy({ isShared: true, isNightly: true }, examplePackage)
    const only = { ...told, totals: { double: null, triple: null, quad: null, [room]: told.totals[room] } }
    expect(hotelReading(only)).toEqual({ isShared: true, isNightly: true })
  })

  it('without a total, or without a hotel, the usual reading holds', () => {
    const told = toldBy({ isShared: false, isNightly: true }, examplePackage)
    expect(hotelReading({ ...told, totals: { double: null, triple: null, quad: null } })).toEqual(ROOM_AND_STAY)
    expect(hotelReading({ ...told, hotels: { makkah: null, madinah: null } })).toEqual(ROOM_AND_STAY)
  })
})
