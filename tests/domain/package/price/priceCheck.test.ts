import { describe, expect, it } from 'vitest'
import { checkPrices } from '@/domain/package/price/priceCheck'
import type { HotelRecord, MasterRecord, PackageDetail, PackageForm, PerRoom } from '@/domain/types'
import { chosen, filledForm, stay } from '@tests/support/packageForms'

const PLACES = { double: 2, triple: 3, quad: 4 }
const shared = (rupiah: PerRoom<number>) => ({
  double: rupiah.double / PLACES.double,
  triple: rupiah.triple / PLACES.triple,
  quad: rupiah.quad / PLACES.quad,
})
const ROOMS = { double: 6_000_000, triple: 9_000_000, quad: 12_000_000 }

const hotel = (id: number, rupiah: PerRoom<number> = ROOMS): HotelRecord => ({
  ...stay(id, '2027-03-01', '2027-03-05').dataHotel!,
  name: 'Royal Majestic',
  rupiah,
  perJamaah: shared(rupiah),
})
const record = (id: number, name: string, price: number | null): MasterRecord => ({ id, name, price, logo: null })

const form = (changes: Partial<PackageForm> = {}): PackageForm =>
  filledForm({
    jumlahJamaah: '10',
    pesawat: chosen(3, 'Batik Air', 10_000_000),
    hotelMakkah: { ...stay(11, '2027-03-01', '2027-03-05'), dataHotel: hotel(11) },
    hotelMadinah: { tanpaHotel: true, id: null, dataHotel: null, tanggalCheckIn: null, tanggalCheckOut: null },
    transportasi: [chosen(7, 'Bus A', 1_000_000), chosen(8, 'Bus B', 2_000_000)],
    margin: chosen(9, '', 500_000),
    ...changes,
  })

const saved: PackageDetail = {
  id: 1,
  name: 'Umroh Maret',
  jamaah: 10,
  startCity: 'makkah',
  tripType: null,
  flight: { name: 'Batik Air', price: 10_000_000, logo: null },
  hotels: {
    makkah: {
      name: 'Royal Majestic',
      image: null,
      stars: 4,
      checkIn: '2027-03-01',
      checkOut: '2027-03-05',
      rupiah: ROOMS,
      sar: { double: null, triple: null, quad: null },
    },
    madinah: null,
  },
  choices: {},
  transports: [
    { id: '7', name: 'Bus A', price: 1_000_000 },
    { id: 8, name: 'Bus B', price: 2_000_000 },
  ],
  tourLeader: 0,
  tourLeaderCost: { double: 0, triple: 0, quad: 0 },
  margin: 500_000,
  // 10.000.000 + 3.000.000 a person in each room + 3.000.000 ÷ 10 + 500.000
  totals: { double: 13_800_000, triple: 13_800_000, quad: 13_800_000 },
  pricedAt: null,
  mitra: null,
}

type Lists = Record<string, readonly unknown[]>
const today: Lists = {
  'custom-data/pesawat': [record(3, 'Batik Air', 10_000_000)],
  'custom-data/transportasi': [record(7, 'Bus A', 1_000_000), record(8, 'Bus B', 2_000_000)],
  'custom-data/margin': [record(9, '', 500_000)],
  'hotel/makkah': [hotel(11)],
}
const check = (lists: Lists = {}, detail = saved, edited = form()) => {
  const all = { ...today, ...lists }
  return checkPrices(detail, edited, (resource) => all[resource])
}

describe('the check of today’s prices', () => {
  it('nothing has moved if every list holds the saved prices', () => {
    const same = { before: 13_800_000, after: 13_800_000 }
    expect(check()).toEqual({
      moves: [],
      gone: [],
      totals: { double: same, triple: same, quad: same },
      hasMoved: false,
    })
  })

  it.each<[string, Lists, object[], number]>([
    [
      'a flight that rose',
      { 'custom-data/pesawat': [record(3, 'Batik Air Baru', 10_250_000)] },
      [{ field: 'pesawat', name: 'Batik Air Baru', by: 250_000 }],
      14_050_000,
    ],
    [
      'a margin that fell',
      { 'custom-data/margin': [record(9, '', 400_000)] },
      [{ field: 'margin', name: '', by: -100_000 }],
      13_700_000,
    ],
    [
      'one bus of two, by its own price and not by its share',
      { 'custom-data/transportasi': [record(7, 'Bus A', 1_000_000), record(8, 'Bus B', 2_500_000)] },
      [{ field: 'transportasi', name: 'Bus B', by: 500_000 }],
      13_850_000,
    ],
    [
      'a hotel that rose by the same amount per jamaah in every room type, once',
      { 'hotel/makkah': [hotel(11, { double: 6_470_000, triple: 9_705_000, quad: 12_940_000 })] },
      [{ field: 'hotelMakkah', name: 'Royal Majestic', by: 235_000 }],
      13_800_000 + 235_000,
    ],
    [
      'a hotel whose prices per jamaah moved differently, room type by room type',
      { 'hotel/makkah': [hotel(11, { ...ROOMS, triple: 9_300_000, quad: 11_600_000 })] },
      [
        { field: 'hotelMakkah', name: 'Royal Majestic', room: 'triple', by: 100_000 },
        { field: 'hotelMakkah', name: 'Royal Majestic', room: 'quad', by: -100_000 },
      ],
      13_700_000,
    ],
  ])('the check names %s', (_, lists, moves, quad) => {
    const result = check(lists)
    expect(result?.moves).toEqual(moves)
    expect(result?.gone).toEqual([])
    expect(result?.hasMoved).toBe(true)
    expect(result?.totals.quad).toEqual({ before: 13_800_000, after: quad })
  })

  it('a hotel that is no longer offered is named, and counts with its saved price', () => {
    const result = check({ 'hotel/makkah': [hotel(12)] })
    expect(result?.gone).toEqual([{ field: 'hotelMakkah', name: 'Royal Majestic' }])
    expect(result?.moves).toEqual([])
    expect(result?.totals.double).toEqual({ before: 13_800_000, after: 13_800_000 })
    expect(result?.hasMoved).toBe(true)
  })

  it('a choice that is gone and whose saved price the form does not hold leaves the new total unknown', () => {
    const result = check({ 'custom-data/margin': [] }, saved, form({ margin: { id: 9, data: null } }))
    expect(result?.gone).toEqual([{ field: 'margin', name: '' }])
    expect(result?.totals.quad).toEqual({ before: 13_800_000, after: null })
  })

  it('a saved total that the saved prices do not explain has moved, although no price has', () => {
    const result = check({}, { ...saved, totals: { ...saved.totals, quad: 13_900_000 } })
    expect([result?.moves, result?.gone, result?.hasMoved]).toEqual([[], [], true])
  })

  it.each<[string, number | null, boolean]>([
    ['was saved without', null, false],
    ['was saved with', 13_800_000, true],
  ])('a room that the hotel does not sell and the package %s a total has moved: %j', (_, quad, hasMoved) => {
    const unsold = { ...hotel(11), perJamaah: { ...shared(ROOMS), quad: null } }
    const result = check({ 'hotel/makkah': [unsold] }, { ...saved, totals: { ...saved.totals, quad } })
    expect([result?.totals.quad, result?.hasMoved]).toEqual([{ before: quad, after: null }, hasMoved])
  })

  it.each([
    ['less than a rupiah', 0.9, false],
    ['more than a rupiah', 1.1, true],
  ])('a price that moved by %s counts as moved: %j', (_, by, hasMoved) => {
    expect(check({ 'custom-data/pesawat': [record(3, 'Batik Air', 10_000_000 + by)] })?.hasMoved).toBe(hasMoved)
  })

  it('without one of the lists there is no result', () => {
    expect(
      checkPrices(saved, form(), (resource) => (resource === 'hotel/makkah' ? undefined : today[resource])),
    ).toBeNull()
  })
})
