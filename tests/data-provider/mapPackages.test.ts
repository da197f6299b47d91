import { describe, expect, it } from 'vitest'
import { readPackageForm } from '@/resources/umroh-regular/mappers/packageForm'
import { readPackageRow } from '@/resources/umroh-regular/mappers/packageRows'
import { readPackageDetail } from '@/resources/umroh-regular/mappers/packages'
import { EMPTY_PACKAGE } from '@/domain/package/packageContents'

const NONE = { double: null, triple: null, quad: null }
const NOBODYS = { mitra: null, createdAt: null }

describe('reading a row of the package list (fault 20)', () => {
  it.each([
    [{ id: 1 }, { id: 1, name: null, tripType: null, jamaah: 0, totals: NONE, ...NOBODYS }],
    [
      { id: 1, nama_paket: null, tipe_perjalanan: null, jumlah_jamaah: null, total_price_double_rupiah: null },
      { id: 1, name: null, tripType: null, jamaah: 0, totals: NONE, ...NOBODYS },
    ],
    [
      {
        id: 'p-1',
        nama_paket: 'Umroh',
        tipe_perjalanan: 'group',
        jumlah_jamaah: '45',
        total_price_double_rupiah: '1500000',
        total_price_triple_rupiah: -5,
        total_price_quad_rupiah: 1e15,
      },
      {
        id: 'p-1',
        name: 'Umroh',
        tripType: 'group',
        jamaah: 45,
        totals: { double: 1_500_000, triple: -5, quad: 1e15 },
        ...NOBODYS,
      },
    ],
    [
      { id: 1, created_at: '2026-11-20T03:00:00.000Z', mitra: { id: 2, name: 'An-Nur' } },
      {
        id: 1,
        name: null,
        tripType: null,
        jamaah: 0,
        totals: NONE,
        createdAt: '2026-11-20T03:00:00.000Z',
        mitra: 'An-Nur',
        mitraId: 2,
      },
    ],
    [
      { id: 1, created_at: null, mitra: 'An-Nur' },
      { id: 1, name: null, tripType: null, jamaah: 0, totals: NONE, ...NOBODYS },
    ],
    [
      { id: 1, total_price_double_rupiah: NaN, total_price_quad_rupiah: 'NaN' },
      { id: 1, name: null, tripType: null, jamaah: 0, totals: NONE, ...NOBODYS },
    ],
    [{ nama_paket: 'tanpa id' }, null],
  ])('the row %j is read', (json, expected) => {
    expect(readPackageRow(json)).toEqual(expected)
  })
})

describe('reading a package detail (fault 16, 43)', () => {
  it.each([[null], [{}], [{ data: null }], [{ data: [] }], [{ data: { package: null } }], ['<html>']])(
    'the detail is missing in the answer %j',
    (answer) => {
      expect(readPackageDetail(7, answer)).toBeNull()
    },
  )

  it('a detail that holds only nulls is read with empty fields', () => {
    const nulls = {
      package: { nama_paket: null, jumlah_jamaah: null, start_city: null, hotel_makkah_id: null, tour_leader: null },
      labels: null,
      addonPrices: null,
      tourLeaderPerType: null,
      transportasis: null,
      pesawatRow: null,
      privateGroupPrices: null,
    }
    const expected = {
      id: 7,
      name: null,
      jamaah: 0,
      startCity: null,
      tripType: null,
      flight: null,
      hotels: { makkah: null, madinah: null },
      choices: {},
      transports: [],
      tourLeader: 0,
      tourLeaderCost: NONE,
      margin: null,
      totals: NONE,
      pricedAt: null,
      mitra: null,
    }
    expect(readPackageDetail(7, { data: nulls })).toEqual(expected)
    expect(readPackageDetail(7, { data: { package: {} } })).toEqual(expected)
  })

  it('each field of the detail comes from the place that docs/product.md §4.6 names', () => {
    const detail = readPackageDetail(7, {
      data: {
        package: {
          nama_paket: 'Umroh',
          jumlah_jamaah: '45',
          start_city: 'madinah',
          tipe_perjalanan: 'group',
          tour_leader: '2',
          margin: '2000000',
          margin_rupiah: '2500000',
          hotel_makkah_id: 3,
          hotel_makkah_name: null,
          hotel_makkah_bintang: 9,
          hotel_makkah_check_in: '2027-04-10T00:00:00Z',
          hotel_makkah_check_out: 'besok',
          hotel_makkah_image: 'a.svg',
          hotel_makkah_price_double_rupiah: '100.50',
          hotel_makkah_price_quad_sar: 7,
          total_price_triple_rupiah: '300',
          priced_at: '2026-11-20T03:00:00.000Z',
          mitra: { id: 2, name: 'An-Nur' },
        },
        labels: {
          pesawat: 'Label',
          la_private: 'LA',
          visa: 'Visa',
          muthawwif: null,
          handling_saudi: 'HS',
          domestik: 'D',
          siskopatuh: 'S',
          perlengkapan: 'P',
          wisata_plus: 'W',
          manasik: 'M',
        },
        addonPrices: { domestik: 1, siskopatuh: 2, perlengkapan: 3, wisata_plus: 4, manasik: '5' },
        tourLeaderPerType: { double: 1, triple: '2', quad: null },
        transportasis: [
          { transportasi_id: 4, name: 'Bus', price: '9' },
          { name: null, price: null },
        ],
        pesawatRow: { pesawat: 'Garuda', logo: 'g.svg', price: '17000000' },
        privateGroupPrices: { la_private: 1, visa_bus: 2, muthawwif: 3, handling_saudi: 4 },
      },
    })
    expect(detail).toEqual({
      id: 7,
      name: 'Umroh',
      jamaah: 45,
      startCity: 'madinah',
      tripType: 'group',
      flight: { name: 'Garuda', price: 17_000_000, logo: 'g.svg' },
      hotels: {
        makkah: {
          name: '-',
          image: 'a.svg',
          stars: 5,
          checkIn: '2027-04-10',
          checkOut: null,
          rupiah: { double: 100.5, triple: null, quad: null },
          sar: { double: null, triple: null, quad: 7 },
        },
        madinah: null,
      },
      choices: {
        laPrivate: { name: 'LA', price: 1 },
        visaBus: { name: 'Visa', price: 2 },
        handlingSaudi: { name: 'HS', price: 4 },
        domestik: { name: 'D', price: 1 },
        siskopatuh: { name: 'S', price: 2 },
        perlengkapan: { name: 'P', price: 3 },
        wisataPlus: { name: 'W', price: 4 },
        manasik: { name: 'M', price: 5 },
      },
      transports: [
        { id: 4, name: 'Bus', price: 9 },
        { id: 'row-1', name: '-', price: null },
      ],
      tourLeader: 2,
      tourLeaderCost: { double: 1, triple: 2, quad: null },
      margin: 2_500_000,
      totals: { double: null, triple: 300, quad: null },
      pricedAt: '2026-11-20T03:00:00.000Z',
      mitra: 'An-Nur',
      mitraId: 2,
    })
  })

  it('the flight’s name falls back to `labels.pesawat`, and the margin to the field `margin`', () => {
    const detail = readPackageDetail(7, {
      data: { package: { margin: 2_000_000, margin_rupiah: null }, labels: { pesawat: 'Garuda' } },
    })
    expect([detail?.flight, detail?.margin]).toEqual([{ name: 'Garuda', price: null, logo: null }, 2_000_000])
  })
})

describe('reading edit data (fault 29)', () => {
  const nothing = { id: null, data: null }

  it.each([
    ['nothing', {}],
    ['nulls', Object.fromEntries(Object.keys(EMPTY_PACKAGE).map((field) => [field, null]))],
    ['rubbish', Object.fromEntries(Object.keys(EMPTY_PACKAGE).map((field) => [field, ['x']]))],
  ])('edit data of %s gives an empty wizard', (_, data) => {
    expect(readPackageForm(data)).toEqual(EMPTY_PACKAGE)
  })

  it.each([
    ['a text', 'x', 'x'],
    ['a number', 0, '0'],
    ['true', true, ''],
  ])('edit data in which every field is %s chooses nothing', (_, value, typed) => {
    const data = Object.fromEntries(Object.keys(EMPTY_PACKAGE).map((field) => [field, value]))
    expect(readPackageForm(data)).toEqual({
      ...EMPTY_PACKAGE,
      namaPaket: typed,
      jumlahJamaah: typed,
      tourLeader: typed,
    })
  })

  it('a count that arrives as a decimal text is that whole number (decisions, Prices)', () => {
    const form = readPackageForm({ jumlahJamaah: '45.00', tourLeader: '2.00' })
    expect([form.jumlahJamaah, form.tourLeader]).toEqual(['45', '2'])
  })

  it.each([
    [{ id: 4, data: { id: 4, transportation: 'Bus' } }, 4],
    [{ transportasi_id: 5, data: { transportation: 'Bus' } }, 5],
    [{ id: 905, transportasi_id: 5, data: { id: 5, transportation: 'Bus' } }, 5],
    [{ id: null, transportasi_id: 5, data: null }, 5],
    [{ data: { id: 6, transportation: 'Bus' } }, 6],
  ])('the id of a transport is found in %j', (row, id) => {
    expect(readPackageForm({ transportasi: [row, { id: null }] }).transportasi.map((choice) => choice.id)).toEqual([id])
  })

  it('a choice without its record keeps its id, and numbers become text', () => {
    const form = readPackageForm({
      pesawat: { id: 3, data: null },
      margin: { id: null, data: { id: 9, margin: 5 } },
      jumlahJamaah: 45,
      tourLeader: 0,
    })
    expect(form.pesawat).toEqual({ id: 3, data: null })
    expect(form.margin).toEqual({ id: 9, data: { id: 9, name: '5', price: 5, logo: null } })
    expect([form.jumlahJamaah, form.tourLeader]).toEqual(['45', '0'])
  })

  it.each([
    [
      'taken',
      {
        tanpaHotel: false,
        id: 3,
        dataHotel: { id: 3, nama_hotel: 'Anjum' },
        tanggalCheckIn: '2027-04-10T00:00:00',
        tanggalCheckOut: '2027-04-14',
      },
      {
        tanpaHotel: false,
        id: 3,
        tanggalCheckIn: '2027-04-10',
        tanggalCheckOut: '2027-04-14',
        dataHotel: expect.objectContaining({ name: 'Anjum', stay: { checkIn: '2027-04-10', checkOut: '2027-04-14' } }),
      },
    ],
    [
      'skipped, though its data is still there',
      { tanpaHotel: 1, id: 3, dataHotel: { id: 3 }, tanggalCheckIn: '2027-04-10', tanggalCheckOut: '2027-04-14' },
      { tanpaHotel: true, id: null, dataHotel: null, tanggalCheckIn: null, tanggalCheckOut: null },
    ],
    [
      'for invalid dates',
      { tanpaHotel: '0', id: 3, dataHotel: { nama_hotel: 'A' }, tanggalCheckIn: '2027-02-31', tanggalCheckOut: 'x' },
      {
        tanpaHotel: false,
        id: 3,
        tanggalCheckIn: null,
        tanggalCheckOut: null,
        dataHotel: expect.objectContaining({ id: 3, stay: null }),
      },
    ],
  ])('a hotel that is %s is read', (_, hotelMakkah, expected) => {
    expect(readPackageForm({ hotelMakkah }).hotelMakkah).toEqual(expected)
  })

  it('an unknown city, trip type or choice is ignored', () => {
    expect(readPackageForm({ startCity: 'jeddah', tipePerjalanan: 'GROUP', laPrivate: 7 })).toMatchObject({
      startCity: null,
      tipePerjalanan: null,
      laPrivate: nothing,
    })
  })
})
