import { textsOf } from '../translate'

/** The texts of the sheet 'Harga hari ini'. They load with it. */
const priceCheck = {
  check: {
    title: 'Harga hari ini',
    reading: 'Membaca harga hari ini…',
    failed: 'Harga hari ini belum dapat dibaca',
    same: 'Tidak ada harga yang berubah',
    time: 'Diperiksa %{time}',
    up: '%{label} naik %{amount}',
    down: '%{label} turun %{amount}',
    byKurs: 'karena kurs %{by}',
    byAmount: 'karena harga %{by}',
    ofRoom: '%{label} (%{room})',
    perJamaah: 'per jamaah',
    gone: '%{label} tidak ditawarkan lagi',
    lost: 'Kamar %{room} tidak punya harga lagi',
    won: 'Kamar %{room} sekarang punya harga',
    goneKept:
      'Pilihan yang tidak ditawarkan lagi dihitung dengan harga tersimpan. Pilih penggantinya saat memperbarui.',
    onlyTotal: 'Tidak ada harga pilihan yang berubah, tetapi totalnya berbeda dari total tersimpan.',
    before: 'Tersimpan',
    after: 'Hari ini',
    update: 'Perbarui harga',
  },
} as const

export const t = textsOf(priceCheck)
