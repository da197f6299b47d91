import { textsOf, type Values } from '../translate'

/** The texts of writes of many records: their undoing, and the deletion of many. They load with their dialogs. */
const batch = {
  undo: 'Urungkan',
  last: 'Perubahan terakhir, %{time} oleh %{user}: %{counts}.',
  created: '%{n} baru',
  changed: '%{n} berubah',
  deleted: '%{n} dihapus',
  undoing: 'Mengurungkan…',
  undoneTitle: 'Perubahan diurungkan',
  noneUndone: 'Tidak ada yang diurungkan',
  removed: '%{n} data baru dihapus',
  restored: '%{n} data dipulihkan',
  changedBack: '%{n} data kembali seperti semula',
  refusedTitle: 'Belum diurungkan',
  undoOthers: 'Urungkan yang lain',
  failedTitle: 'Belum berhasil',
  retry: 'Coba lagi',
  close: 'Selesai',
  delete: 'Hapus %{n} data',
  deleteTitle: 'Hapus %{n} data %{master}?',
  deleteText: 'Paket yang tersimpan tetap memakai harganya.',
  andMore: 'dan %{n} lainnya',
  cancel: 'Batal',
  deleting: 'Menghapus %{n} data…',
  deletedTitle: '%{n} data dihapus',
} as const

const t = textsOf({ batch })

/** A text of writes of many records with its placeholders filled. */
export const batchText = (key: keyof typeof batch, values: Values = {}): string => t(`batch.${key}`, values)
