import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatePrice, type PriceInput } from '@/domain/package/price/price'
import {
  breakEven,
  canSimulate,
  fewerThan,
  isSameForAnyGroup,
  mainRoom,
  marginLeft,
  MOST_JAMAAH,
  priceNeeded,
  simulationGap,
  tiersOf,
  type ToldPrice,
} from '@/domain/package/price/simulation'
import { ROOM_TYPES, type PerRoom, type RoomType } from '@/domain/types'
import { oraclePrice, type Quote } from '@tests/support/priceOracle'

const rupiah = fc.integer({ min: 0, max: 50_000_000 })
const rooms = fc.record({ double: rupiah, triple: rupiah, quad: rupiah })

const anyPackage = fc.record({
  n: fc.integer({ min: 1, max: 60 }),
  leaders: fc.integer({ min: 0, max: 3 }),
  trip: fc.constantFrom('group' as const, 'private' as const, null),
  flight: rupiah,
  service: rupiah,
  muthawwif: rupiah,
  transports: fc.array(rupiah, { maxLength: 4 }),
  manasik: rupiah,
  margin: fc.integer({ min: 0, max: 10_000_000 }),
  makkah: fc.option(rooms),
  madinah: fc.option(rooms),
})
type AnyPackage = typeof anyPackage extends fc.Arbitrary<infer T> ? T : never

const inputOf = (each: AnyPackage): PriceInput => ({
  jamaah: each.n,
  tourLeader: each.leaders,
  tripType: each.trip,
  prices: {
    pesawat: [each.flight],
    laPrivate: [each.service],
    visaBus: [each.service],
    muthawwif: [each.muthawwif],
    transportasi: each.transports,
    manasik: [each.manasik],
    margin: [each.margin],
  },
  hotels: { makkah: each.makkah, madinah: each.madinah },
})

const oracleOf = (each: AnyPackage, room: RoomType, n: number, margin: number): number =>
  Number(
    oraclePrice({
      n,
      tourLeaderCount: each.leaders,
      flight: each.flight,
      trip: each.trip,
      laPrivatePrice: each.service,
      visaBusPrice: each.service,
      muthawwifPrice: each.muthawwif,
      saudiHandlingPrice: null,
      transportPrices: each.transports,
      domestic: null,
      siskopatuh: null,
      equipment: null,
      tourismPlus: null,
      manasik: each.manasik,
      margin,
      makkahHotel: each.makkah?.[room] ?? null,
      madinahHotel: each.madinah?.[room] ?? null,
    } satisfies Quote),
  )

const perRoom = <T>(of: (room: RoomType) => T) =>
  Object.fromEntries(ROOM_TYPES.map((room) => [room, of(room)])) as PerRoom<T>

const toldOf = (input: PriceInput): ToldPrice => {
  const prices = calculatePrice(input)
  const told = perRoom((room) => prices[room].total)
  return { input, told, totals: told, step: 0 }
}

/** The worked package of docs/product.md §16.2. */
const worked = toldOf({
  jamaah: 45,
  tourLeader: 1,
  tripType: 'group',
  prices: {
    pesawat: [14_500_000],
    visaBus: [2_850_000],
    muthawwif: [11_280_000],
    handlingSaudi: [281_000],
    transportasi: [4_935_000, 6_815_000, 4_465_000],
    manasik: [1_450_000],
    margin: [2_000_000],
  },
  hotels: {
    makkah: { double: 4_794_000, triple: 3_509_333, quad: 2_867_000 },
    madinah: { double: 3_666_000, triple: 2_600_000, quad: 2_100_000 },
  },
})

const HALF_A_CENT = 0.005

describe('the margin left at another number of jamaah (docs/product.md §24.1.3), against the oracle', () => {
  it('the oracle’s price with that margin and that number of jamaah is the told price, for every package and room type', () => {
    fc.assert(
      fc.property(anyPackage, fc.integer({ min: 1, max: MOST_JAMAAH }), (each, m) => {
        const quote = toldOf(inputOf(each))
        const left = marginLeft(quote, m)
        for (const room of ROOM_TYPES) {
          const told = oracleOf(each, room, each.n, each.margin)
          if (told === 0) expect(left[room]).toBeNull()
          else expect(Math.abs(oracleOf(each, room, m, left[room] ?? Number.NaN) - told)).toBeLessThan(HALF_A_CENT)
        }
      }),
    )
  })

  it('the margin left at the package’s own number of jamaah is its margin', () => {
    fc.assert(
      fc.property(anyPackage, (each) => {
        const left = marginLeft(toldOf(inputOf(each)), each.n)
        for (const room of ROOM_TYPES)
          if (left[room] !== null) expect(Math.abs(left[room] - each.margin)).toBeLessThan(HALF_A_CENT)
      }),
    )
  })

  it('the price needed is the oracle’s price for that number of jamaah and the package’s margin', () => {
    fc.assert(
      fc.property(anyPackage, fc.integer({ min: 1, max: MOST_JAMAAH }), (each, m) => {
        const needed = priceNeeded(toldOf(inputOf(each)), m)
        for (const room of ROOM_TYPES)
          if (needed[room] !== null)
            expect(Math.abs(needed[room] - oracleOf(each, room, m, each.margin))).toBeLessThan(HALF_A_CENT)
      }),
    )
  })
})

describe('the break-even point', () => {
  it('is the smallest number of jamaah whose price without a margin is not above the told price in any room type', () => {
    fc.assert(
      fc.property(anyPackage, (each) => {
        const quote = toldOf(inputOf(each))
        fc.pre(canSimulate(quote))
        const told = ROOM_TYPES.filter((room) => (quote.told[room] ?? 0) > 0)
        const loses = (m: number, tolerance: number) =>
          told.some((room) => oracleOf(each, room, m, 0) - oracleOf(each, room, each.n, each.margin) > tolerance)
        const even = breakEven(quote) ?? Number.NaN
        expect(loses(even, 0.05)).toBe(false)
        for (let m = 1; m < even; m += 1) expect(loses(m, 0)).toBe(true)
      }),
    )
  })

  it('of the worked package is 18 jamaah: with 17 the double room loses', () => {
    expect(breakEven(worked)).toBe(18)
    expect(marginLeft(worked, 18).double).toBeGreaterThanOrEqual(0)
    expect(marginLeft(worked, 17).double).toBeLessThan(0)
  })

  it('is unknown if even the largest group loses', () => {
    expect(breakEven({ ...worked, told: perRoom(() => 1_000_000) })).toBeNull()
  })

  it('counts only the room types whose price was told', () => {
    const quad = worked.told.quad
    const onlyQuad: ToldPrice = { ...worked, told: { double: null, triple: 0, quad } }
    expect(marginLeft(onlyQuad, 45)).toEqual({ double: null, triple: null, quad: expect.closeTo(2_000_000, 2) })
    expect(canSimulate({ ...worked, told: { double: null, triple: 0, quad: null } })).toBe(false)
    expect(canSimulate({ ...worked, input: { ...worked.input, jamaah: 0 } })).toBe(false)
  })
})

describe('the groups of a simulation', () => {
  it.each([
    [25, [15, 20, 25, 30, 35, 40, 45]],
    [17, [15, 17, 20, 25, 30, 35, 40, 45]],
    [200, [15, 20, 25, 30, 35, 40, 45, 200]],
  ])('a package for %d jamaah is compared at %j', (jamaah, tiers) => {
    expect(tiersOf({ ...worked, input: { ...worked.input, jamaah } })).toEqual(tiers)
  })

  it.each([
    [45, 40],
    [25, 20],
    [17, 15],
    [15, 14],
    [1, 1],
    [5000, 45],
  ])('a simulation of %d jamaah begins at %d', (jamaah, fewer) => expect(fewerThan(jamaah)).toBe(fewer))
})

describe('a price that does not depend on the number of jamaah (docs/product.md §24.1.14)', () => {
  it('is one that the oracle gives to every group alike', () => {
    fc.assert(
      fc.property(anyPackage, (each) => {
        const ofGroup = (n: number, room: RoomType) => oracleOf(each, room, n, each.margin)
        const isSame = ROOM_TYPES.every((room) => Math.abs(ofGroup(1, room) - ofGroup(MOST_JAMAAH, room)) < 0.01)
        expect(isSameForAnyGroup(toldOf(inputOf(each)))).toBe(isSame)
      }),
    )
  })

  it('counts the room types that were told alone, and the last of them stands for all', () => {
    const quote = (input: PriceInput, told: Partial<ToldPrice['told']>): ToldPrice => {
      const prices = { double: null, triple: null, quad: null, ...told }
      return { input, told: prices, totals: prices, step: 0 }
    }
    const input: PriceInput = {
      jamaah: 10,
      tourLeader: 0,
      tripType: null,
      prices: { pesawat: [1] },
      hotels: { makkah: null, madinah: null },
    }
    expect(isSameForAnyGroup(quote(input, { triple: 1 }))).toBe(true)
    expect(isSameForAnyGroup(quote({ ...input, tourLeader: 1 }, { triple: 1 }))).toBe(false)
    expect(isSameForAnyGroup(quote({ ...input, prices: { transportasi: [9] } }, { quad: 1 }))).toBe(false)
    expect(mainRoom(quote(input, { double: 1, triple: 1 }))).toBe('triple')
  })
})

describe('figures that do not add up', () => {
  it('the gap is the largest difference between a total and its own figures', () => {
    expect(simulationGap(worked)).toBeCloseTo(0, 2)
    expect(simulationGap({ ...worked, totals: { ...worked.told, quad: (worked.told.quad ?? 0) - 5000 } })).toBeCloseTo(
      5000,
    )
  })
})
