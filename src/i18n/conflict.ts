import { textsOf } from './translate'

/** The texts of two people's changes of one record. */
const conflict = {
  versions: {
    title: 'Disimpan orang lain',
    text: 'Data ini disimpan orang lain setelah Anda membukanya. Isian Anda masih utuh, tetapi belum disimpan.',
    by: 'Terakhir disimpan %{name}, %{time}.',
    mine: 'Anda',
    saved: 'Tersimpan',
    before: 'Semula',
    after: 'Menjadi',
    differing: 'Berbeda dari isian Anda',
    taken: 'Diubah rekan Anda, akan ikut disimpan',
    changed: 'Diubah rekan Anda',
    own: 'Hanya Anda yang mengubah: %{fields}.',
    outcome: {
      choose:
        '“Simpan versi saya” memakai isian Anda untuk bagian yang berbeda. “Pakai versi tersimpan” membuang semua perubahan Anda.',
      both: 'Perubahan Anda dan rekan Anda tidak berbenturan: keduanya dapat disimpan. “Pakai versi tersimpan” membuang perubahan Anda.',
      mine: 'Perubahan Anda tidak berbenturan dengan versi tersimpan. “Pakai versi tersimpan” membuangnya.',
      theirs: 'Anda sendiri tidak mengubah isian apa pun.',
    },
    later: 'Tutup bila masih ingin mengubah isian; pilihan ini muncul lagi saat Anda menyimpan.',
    keepMine: 'Simpan versi saya',
    keepBoth: 'Simpan keduanya',
    takeSaved: 'Pakai versi tersimpan',
    failed: 'Versi tersimpan belum dapat dimuat',
    tookSaved: 'Versi tersimpan dibuka, dan perubahan Anda dibuang. Periksa isinya, lalu ubah bila perlu.',
    delete: 'Data ini disimpan orang lain setelah Anda membukanya, dan belum dihapus.',
    deleteAnyway: 'Tetap hapus',
    same: 'Isinya tetap sama.',
  },
} as const

export const t = textsOf(conflict)
