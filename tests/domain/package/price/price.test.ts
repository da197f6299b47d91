import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MASTER_FIELDS } from '@/domain/masters/masters'
import { readNumber } from '@/domain/values/numbers'
import { calculatePrice, type PriceInput } from '@/domain/package/price/price'
import { ROOM_TYPES, type RoomType } from '@/domain/types'
import { oraclePrice, type Quote } from '@tests/support/priceOracle'

/** A price as the API sends it, and its value. */
type Sent = { raw: unknown; worth: number | null }

const rupiah = fc.integer({ min: 0, max: 100_000_000 })
const sent: fc.Arbitrary<Sent> = fc.oneof(
  rupiah.map((worth) => ({ raw: worth, worth })),
  rupiah.map((worth) => ({ raw: `${worth}.00`, worth })),
  fc.tuple(rupiah, fc.integer({ min: 0, max: 99 })).map(([whole, cents]) => {
    const text = `${whole}.${String(cents).padStart(2, '0')}`
    return { raw: text, worth: Number.parseFloat(text) }
  }),
  fc
    .constantFrom(
      null,
      undefined,
      '',
      ' ',
      'abc',
      '1.500.000',
      '1e6',
      'NaN',
      Number.NaN,
      Infinity,
      -Infinity,
      true,
      [],
      {},
    )
    .map((raw) => ({ raw, worth: null })),
)
const count = fc.oneof(fc.constantFrom(null, 0), fc.integer({ min: 1, max: 200 }))

const anyQuote = fc.record({
  n: count,
  leaders: fc.oneof(fc.constantFrom(null, 0), fc.integer({ min: 1, max: 20 })),
  trip: fc.constantFrom('group', 'private', null),
  transports: fc.array(sent, { maxLength: 8 }),
  flight: sent,
  laPrivate: sent,
  visaBus: sent,
  muthawwif: sent,
  handlingSaudi: sent,
  domestik: sent,
  siskopatuh: sent,
  perlengkapan: sent,
  wisataPlus: sent,
  manasik: sent,
  margin: sent,
  makkah: fc.option(fc.record({ double: sent, triple: sent, quad: sent })),
  madinah: fc.option(fc.record({ double: sent, triple: sent, quad: sent })),
})
type AnyQuote = typeof anyQuote extends fc.Arbitrary<infer T> ? T : never

const read = ({ raw }: Sent) => readNumber(raw)
const readRooms = (rooms: AnyQuote['makkah']) =>
  rooms && { double: read(rooms.double), triple: read(rooms.triple), quad: read(rooms.quad) }

const toInput = (quote: AnyQuote): PriceInput => ({
  jamaah: quote.n,
  tourLeader: quote.leaders,
  tripType: quote.trip,
  prices: {
    pesawat: [read(quote.flight)],
    laPrivate: [read(quote.laPrivate)],
    visaBus: [read(quote.visaBus)],
    muthawwif: [read(quote.muthawwif)],
    handlingSaudi: [read(quote.handlingSaudi)],
    transportasi: quote.transports.map(read),
    domestik: [read(quote.domestik)],
    siskopatuh: [read(quote.siskopatuh)],
    perlengkapan: [read(quote.perlengkapan)],
    wisataPlus: [read(quote.wisataPlus)],
    manasik: [read(quote.manasik)],
    margin: [read(quote.margin)],
  },
  hotels: { makkah: readRooms(quote.makkah), madinah: readRooms(quote.madinah) },
})

const toOracle = (quote: AnyQuote, room: RoomType): Quote => ({
  n: quote.n,
  tourLeaderCount: quote.leaders,
  flight: quote.flight.worth,
  trip: quote.trip,
  laPrivatePrice: quote.laPrivate.worth,
  visaBusPrice: quote.visaBus.worth,
  muthawwifPrice: quote.muthawwif.worth,
  saudiHandlingPrice: quote.handlingSaudi.worth,
  transportPrices: quote.transports.map(({ worth }) => worth),
  domestic: quote.domestik.worth,
  siskopatuh: quote.siskopatuh.worth,
  equipment: quote.perlengkapan.worth,
  tourismPlus: quote.wisataPlus.worth,
  manasik: quote.manasik.worth,
  margin: quote.margin.worth,
  makkahHotel: quote.makkah && (quote.makkah[room].worth ?? 'unsold'),
  madinahHotel: quote.madinah && (quote.madinah[room].worth ?? 'unsold'),
})

const HALF_A_CENT = 0.005

function expectSame(amount: number | null, expected: number | null): void {
  if (amount === null || expected === null) expect(amount).toBe(expected)
  else expect(Math.abs(amount - expected)).toBeLessThan(HALF_A_CENT)
}

describe('the price, against the oracle (fault 37)', () => {
  it('the price equals the oracle’s to the cent for every quote and room type', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const price = calculatePrice(toInput(quote))
        for (const room of ROOM_TYPES) {
          expectSame(price[room].total, oraclePrice(toOracle(quote, room)))
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('the price does not depend on the order of the transports', () => {
    fc.assert(
      fc.property(
        anyQuote.chain((quote) =>
          fc.tuple(fc.constant(quote), fc.shuffledSubarray(quote.transports, { minLength: quote.transports.length })),
        ),
        ([quote, transports]) => {
          const [before, after] = [calculatePrice(toInput(quote)), calculatePrice(toInput({ ...quote, transports }))]
          for (const room of ROOM_TYPES) expectSame(before[room].total, after[room].total)
        },
      ),
    )
  })

  it('the price is the sum of its lines: each key occurs once, and each shared line is amount × times ÷ by', () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const price = calculatePrice(toInput(quote))
        for (const room of ROOM_TYPES) {
          const { lines, total } = price[room]
          expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
          const known = lines.flatMap(({ perJamaah }) => perJamaah ?? [])
          expectSame(total, known.length < lines.length ? null : known.reduce((sum, amount) => sum + amount, 0))
          for (const { perJamaah, shared } of lines) {
            if (!shared) continue
            const { amount, times, by } = shared
            if (by === 0 || times === 0) expect(perJamaah).toBe(0)
            else expectSame(perJamaah, amount && (amount * times) / by)
          }
        }
      }),
    )
  })

  it('the price is never NaN or infinite, whatever the numbers are', () => {
    const wild = fc.oneof(
      fc.double({ min: -1e15, max: 1e15 }),
      fc.constantFrom(null, Number.NaN, Infinity, -Infinity, -1, 0, 1e-300),
    )
    const rooms = fc.option(fc.record({ double: wild, triple: wild, quad: wild }))
    const wildInput = fc.record({
      jamaah: fc.oneof(fc.integer({ min: -10, max: 1_000_000 }), fc.constantFrom(null, Number.NaN, Infinity)),
      tourLeader: fc.oneof(fc.integer({ min: -10, max: 1_000_000 }), fc.constantFrom(null, Number.NaN, Infinity)),
      tripType: fc.constantFrom('group' as const, 'private' as const, null),
      prices: fc.dictionary(fc.constantFrom(...MASTER_FIELDS), fc.array(wild, { maxLength: 5 })),
      hotels: fc.record({ makkah: rooms, madinah: rooms }),
    })
    fc.assert(
      fc.property(wildInput, (input) => {
        for (const room of ROOM_TYPES) {
          const { total, lines } = calculatePrice(input)[room]
          for (const amount of [total, ...lines.map(({ perJamaah }) => perJamaah)])
            expect(amount === null || Number.isFinite(amount)).toBe(true)
        }
      }),
    )
  })
})

// The worked package of docs/product.md §16.2: 45 jamaah, one tour leader, 4 nights in Makkah and 3 in Madinah at Rp
// 4.700 a riyal.
const perJamaah = (sarPerNight: number, nights: number, people: number) => ((sarPerNight * nights) / people) * 4700
const WORKED: PriceInput = {
  jamaah: 45,
  tourLeader: 1,
  tripType: 'group',
  prices: {
    pesawat: [14_500_000],
    laPrivate: [null],
    visaBus: [2_850_000],
    muthawwif: [11_280_000],
    handlingSaudi: [281_000],
    transportasi: [4_935_000, 6_815_000, 4_465_000],
    domestik: [350_000],
    siskopatuh: [200_000],
    perlengkapan: [350_000],
    wisataPlus: [450_000],
    manasik: [100_000],
    margin: [2_000_000],
  },
  hotels: {
    makkah: { double: perJamaah(510, 4, 2), triple: perJamaah(560, 4, 3), quad: perJamaah(610, 4, 4) },
    madinah: { double: perJamaah(520, 3, 2), triple: perJamaah(600, 3, 3), quad: perJamaah(680, 3, 4) },
  },
}
const total = (change: Partial<PriceInput>, room: RoomType = 'double') =>
  Math.round(Number(calculatePrice({ ...WORKED, ...change })[room].total))

describe('the worked quote (fault 36)', () => {
  it.each([
    ['double', 30_822_044],
    ['triple', 28_644_030],
    ['quad', 27_555_022],
  ] as const)('%s: %d', (room, expected) => {
    expect(total({}, room)).toBe(expected)
  })

  const BASE = 30_152_000
  it.each<[string, Partial<PriceInput>, number]>([
    ['no tour leader', { tourLeader: 0 }, BASE],
    ['tour leader left empty', { tourLeader: null }, BASE],
    ['a negative tour leader', { tourLeader: -1 }, BASE],
    ['two tour leaders', { tourLeader: 2 }, 31_492_089],
    ['no jamaah: prices that are divided cost nothing', { jamaah: 0 }, BASE - 250_667 - 360_333],
    ['jamaah left empty', { jamaah: null }, BASE - 250_667 - 360_333],
    [
      'a private trip without a choice: group services cost nothing',
      { tripType: 'private', tourLeader: 0 },
      BASE - 2_850_000 - 250_667 - 281_000,
    ],
    [
      'private',
      { tripType: 'private', prices: { ...WORKED.prices, laPrivate: [9_500_000] }, tourLeader: 0 },
      BASE - 2_850_000 - 250_667 - 281_000 + 9_500_000,
    ],
    [
      'no trip type, though services of both types are chosen',
      { tripType: null, prices: { ...WORKED.prices, laPrivate: [9_500_000] }, tourLeader: 0 },
      BASE - 2_850_000 - 250_667 - 281_000,
    ],
    ['Makkah skipped', { hotels: { ...WORKED.hotels, makkah: null }, tourLeader: 0 }, BASE - 4_794_000],
    ['both skipped', { hotels: { makkah: null, madinah: null }, tourLeader: 0 }, BASE - 8_460_000],
    [
      "the margin is in the tour leader's base",
      { prices: { ...WORKED.prices, margin: [0] } },
      30_822_044 - 2_000_000 - 44_444,
    ],
  ])('%s', (_name, change, expected) => {
    expect(Math.abs(total(change) - expected)).toBeLessThanOrEqual(1)
  })

  it('a room type that one chosen hotel does not sell has no total, and the others keep theirs', () => {
    const { madinah } = WORKED.hotels
    const prices = calculatePrice({
      ...WORKED,
      hotels: { ...WORKED.hotels, madinah: madinah && { ...madinah, quad: null } },
    })
    expect(
      [prices.double.total, prices.triple.total, prices.quad.total].map((price) => price && Math.round(price)),
    ).toEqual([30_822_044, 28_644_030, null])
    const unknown = prices.quad.lines.filter(({ perJamaah }) => perJamaah === null).map(({ key }) => key)
    expect(unknown).toEqual(['hotelMadinah', 'tourLeader'])
  })

  it('without a tour leader only the hotel of such a room type is not known', () => {
    const makkah = { double: 1, triple: 1, quad: Number.NaN }
    const { quad } = calculatePrice({ ...WORKED, tourLeader: 0, hotels: { makkah, madinah: null } })
    expect(quad.total).toBeNull()
    expect(quad.lines.filter(({ perJamaah }) => perJamaah === null).map(({ key }) => key)).toEqual(['hotelMakkah'])
  })

  it('the price has no line of the other trip type', () => {
    const keys = (tripType: PriceInput['tripType']) =>
      calculatePrice({ ...WORKED, tripType }).double.lines.map(({ key }) => key)
    expect(keys('group')).toEqual(expect.arrayContaining(['visaBus', 'muthawwif', 'handlingSaudi']))
    expect(keys('group')).not.toContain('laPrivate')
    expect(keys('private')).toContain('laPrivate')
    expect(keys('private')).not.toEqual(expect.arrayContaining(['visaBus']))
    expect(keys(null)).not.toContain('laPrivate')
  })
})
