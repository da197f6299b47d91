import { describe, expect, it } from 'vitest'
import { HOTEL } from '@/records/hotel'
import { MASTER_RECORDS } from '@/records/masters'
import { changesAsText, changesOf } from '@/resources/audit/admin/changes'

describe('the changes of an audit row, for people', () => {
  it.each<[string, object | null, object | null, string]>([
    ['a price', { price: 1_500_000 }, { price: 1_750_000 }, 'Harga: Rp. 1.500.000 → Rp. 1.750.000'],
    [
      'a price in dollars',
      { price: 145, currency: 'USD' },
      { price: 150, currency: 'USD' },
      'Harga: USD 145.00 → USD 150.00',
    ],
    [
      'a price in dollars that became rupiah',
      { price: 145, currency: 'USD' },
      { price: 2_400_000, currency: null },
      'Harga: USD 145.00 → Rp. 2.400.000; Mata uang: USD → kosong',
    ],
    [
      'a choice with a price in riyal',
      { visaBus: null },
      { visaBus: { name: 'Visa', price: 470_000, amount: 100, currency: 'SAR', kurs: { rupiahPerSar: 4700 } } },
      'Visa: Visa (Rp. 470.000 per jamaah, SAR 100.00)',
    ],
    [
      'a rate of a hotel',
      { rates: { ramadhan: { double: 500 } } },
      { rates: { ramadhan: { double: 612.5 } } },
      'Ramadhan Double: SAR 500.00 → SAR 612.50',
    ],
    [
      'a choice with its price',
      { margin: { name: '', price: 5 } },
      { margin: { name: '', price: 2_000_000 } },
      'Margin: Rp. 5 per jamaah → Rp. 2.000.000 per jamaah',
    ],
    [
      'a payment plan',
      { paymentPlan: { dp: 5_000_000 } },
      { paymentPlan: null },
      'Rencana pembayaran: DP: Rp. 5.000.000 → kosong',
    ],
    [
      'a picture, by its fingerprint',
      { image: 'hotels/makkah/anjum.svg' },
      { image: `uploads/0123456789ab${'c'.repeat(52)}.jpg` },
      'Berkas gambar: hotels/makkah/anjum.svg → JPEG 0123456789ab',
    ],
    ['a second factor', { secondFactor: 'on' }, { secondFactor: 'off' }, 'Verifikasi dua langkah: aktif → dimatikan'],
    ['a disabled user', { disabled: false }, { disabled: true }, 'Nonaktif: Tidak → Ya'],
    [
      'a choice that is taken away',
      { visaBus: { name: 'Visa', price: 10 } },
      { visaBus: null },
      'Visa: Visa (Rp. 10 per jamaah) → kosong',
    ],
    [
      'a list of choices',
      { transportasi: [] },
      {
        transportasi: [
          { name: 'Bus', price: 1 },
          { name: 'Kereta', price: null },
        ],
      },
      'Transportasi: Bus (Rp. 1 per kendaraan), Kereta',
    ],
    [
      'dates of a hotel',
      { hotelMakkah: { name: 'A', checkIn: '2027-04-10' } },
      { hotelMakkah: { name: 'A', checkIn: '2027-04-11' } },
      'Hotel Makkah: Check-in: 10 April 2027 → 11 April 2027',
    ],
    [
      'the rate of a hotel of a package',
      { hotelMakkah: { sar: { double: 500 }, kurs: { rupiahPerSar: 4700, buffer: 0, validFrom: '2026-11-12' } } },
      { hotelMakkah: { sar: { double: 510 }, kurs: { rupiahPerSar: 5000, buffer: 0, validFrom: '2026-11-19' } } },
      'Hotel Makkah: harga riyal per kamar double: SAR 500.00 → SAR 510.00; Hotel Makkah: kurs Rupiah per riyal: 4.700 → 5.000; Hotel Makkah: kurs Berlaku mulai: 12 November 2026 → 19 November 2026',
    ],
    ['a total', { totals: { quad: 1, double: 2 } }, { totals: { quad: 3, double: 2 } }, 'Total: quad: Rp. 1 → Rp. 3'],
    [
      'words',
      { tipePerjalanan: 'group', startCity: null },
      { tipePerjalanan: 'private', startCity: 'makkah' },
      'Kota awal: Makkah; Tipe Perjalanan: Group → Private',
    ],
    ['rights', { permissions: ['a.b'] }, { permissions: ['a.b', 'c.d'] }, 'Hak: a.b → a.b, c.d'],
    [
      'yes and no, and a plain number',
      { enabled: true, jumlahJamaah: 1000 },
      { enabled: false, jumlahJamaah: 45 },
      'Jumlah Jamaah: 1.000 → 45; Aktif: Ya → Tidak',
    ],
    ['a field that the app does not know', { baru: 'x' }, { baru: { lagi: 'y' } }, 'baru: x → kosong; baru: lagi: y'],
    ['a new record', null, { name: 'Visa', logo: null }, 'Nama: Visa'],
    ['a deleted record', { price: 5, name: 'Visa' }, null, 'Nama: Visa; Harga: Rp. 5'],
    ['nothing', null, null, ''],
  ])('%s', (_, before, after, text) => {
    expect(changesAsText({ before, after } as Parameters<typeof changesAsText>[0], HOTEL)).toBe(text)
  })

  it('the fields of a package stand in the order of its form, whatever order the database has', () => {
    const after = {
      margin: 2,
      tipePerjalanan: 'group',
      hotelMakkah: { checkIn: '2027-04-10', name: 'Royal' },
      pesawat: 'Batik',
      jumlahJamaah: 45,
      startCity: 'makkah',
      copiedFrom: 7,
      namaPaket: 'Umroh',
    }
    expect(changesOf({ before: null, after } as Parameters<typeof changesOf>[0]).map(({ field }) => field)).toEqual([
      'Nama Paket',
      'Disalin dari',
      'Kota awal',
      'Jumlah Jamaah',
      'Pesawat',
      'Hotel Makkah: Nama',
      'Hotel Makkah: Check-in',
      'Tipe Perjalanan',
      'Margin',
    ])
  })

  it('the price of a master says what it counts (§8.5)', () => {
    const row = { before: { price: 5 }, after: { price: 6 } }
    expect(changesAsText(row, MASTER_RECORDS.muthawwif)).toBe('Harga per rombongan (dibagi jamaah): Rp. 5 → Rp. 6')
  })
})
