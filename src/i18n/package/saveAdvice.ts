import { textsOf } from '../translate'

/** What a mitra is told after a save that failed. The texts load with the wizard, and with the sheet of a copy. */
const advice = {
  wizard: {
    kept: 'Isian tetap ada di sini.',
    keptOnce: 'Isian tetap ada di sini; paket tidak akan tersimpan dua kali.',
    keptUnsure: 'Paket mungkin sudah tersimpan: periksa daftar paket sebelum mencoba lagi.',
    mayExist:
      'Paket ini mungkin sudah tersimpan tadi, jadi belum dikirim lagi. Periksa daftar paket; simpan lagi hanya bila belum ada di sana.',
  },
  unseen: {
    kept: 'Paket “%{name}” belum tersimpan. Buka lagi untuk melanjutkan drafnya.',
    unchanged: 'Paket “%{name}” belum tersimpan.',
    unclear: 'Belum pasti paket “%{name}” tersimpan. Periksa paketnya di daftar.',
    keptOnce:
      'Belum pasti paket “%{name}” tersimpan. Buka drafnya dan simpan lagi; paket tidak akan tersimpan dua kali.',
    keptUnsure: 'Paket “%{name}” mungkin sudah tersimpan. Periksa daftar paket sebelum melanjutkan drafnya.',
  },
} as const

/** Returns a text about a failed save, or one of the first screens' texts. */
export const t = textsOf(advice)
