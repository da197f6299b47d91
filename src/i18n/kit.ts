import { textsOf } from './translate'

/** The texts of the kit, which every form, list and record of a resource uses. */
const kit = {
  kit: {
    saved: 'Data tersimpan.',
    required: '%{name} wajib diisi',
    gone: 'Data ini sudah dihapus, jadi isian Anda belum tersimpan. Salin isian ini ke data baru bila masih diperlukan.',
    leave: {
      title: 'Tinggalkan isian ini?',
      text: 'Yang Anda ubah belum disimpan.',
      stay: 'Tetap di sini',
      discard: 'Buang perubahan',
    },
    list: {
      search: 'Cari',
      empty: 'Belum ada data',
      noMatch: 'Tidak ada data yang cocok dengan “%{q}”.',
      noneMatches: 'Tidak ada data yang cocok dengan pilihan ini.',
      found: '%{n} data',
      failed: 'Daftar ini belum dapat dimuat',
      inCopy: 'Dicari di salinan di ponsel ini (%{found}). %{asOf}',
      noneInCopy: 'Di salinan di ponsel ini tidak ada yang cocok. Yang lain baru dapat dicari saat server terhubung.',
      moreFailed: 'Data berikutnya belum dapat dimuat.',
    },
    record: { failed: 'Data ini belum dapat dimuat', edit: 'Ubah' },
  },
} as const

export const t = textsOf(kit)
