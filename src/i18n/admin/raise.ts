import { textsOf, type Values } from '../translate'

/** The texts of the change of all prices of a master. They load with its dialog, and its button's with the table. */
const raise = {
  title: 'Ubah semua harga: %{master}',
  all: 'Berlaku untuk semua data %{master}.',
  found: 'Berlaku hanya untuk data yang namanya mengandung “%{q}”, seperti pencarian di tabel.',
  percent: 'Perubahan (%)',
  percentHint: 'Misalnya 5 untuk naik 5%, atau -2,5 untuk turun 2,5%.',
  percentWrong: 'Isi persen dari -90 sampai 200, bukan 0, paling banyak dua angka desimal',
  parts: 'Yang diubah',
  partsNone: 'Pilih tarif dasar atau periode',
  base: 'Tarif dasar',
  periods: 'Periode mulai malam',
  from: 'Mulai malam',
  fromHint: 'Misalnya 1/1/2027. Kosongkan untuk semua periode yang belum lewat.',
  fromWrong: 'Tanggal tidak dikenal',
  periodPrice: '%{nights} %{room} (SAR/kamar/malam)',
  seasons: 'Musim',
  seasonsNone: 'Pilih paling sedikit satu musim',
  rooms: 'Kamar',
  roomsNone: 'Pilih paling sedikit satu tipe kamar',
  step: 'Bulatkan harga baru ke',
  noStep: 'Tidak dibulatkan',
  preview: 'Lihat perubahan',
  changes: 'Perubahan %{percent}.',
  back: 'Kembali',
  submit: 'Simpan %{n} perubahan',
  fixFirst: '%{n} isian tidak dapat disimpan. Belum ada yang disimpan: ubah persennya, atau perbaiki datanya dulu.',
  fixRecords: 'Belum ada yang disimpan. Perbaiki dulu isian lain dari data ini: %{names}.',
  tooLarge:
    'Terlalu banyak untuk sekali simpan: sekitar %{fit} dari %{n} data muat. Cari sebagian di tabel, lalu ubah sebagian itu.',
  done: 'Harga tersimpan',
  tooLate: 'Harga sudah tersimpan sebelum dihentikan',
  stopped: 'Perubahan harga dihentikan',
  failed: 'Perubahan harga belum berhasil',
  unsure: 'Perubahan harga belum pasti',
} as const

const t = textsOf({ raise })

/** A text of the change of prices with its placeholders filled. */
export const raiseText = (key: keyof typeof raise, values: Values = {}): string => t(`raise.${key}`, values)
