/** The texts of its screens. They load with the screens, so that the login stays as light as it is. */
export const texts = {
  back: 'Kembali',
  backToList: 'Kembali ke daftar',
  empty: 'Belum ada paket umroh plus',
  failed: 'Data tidak dapat dimuat',
  missing: 'Data tidak ditemukan',
  more: 'Muat lagi',
  edit: 'Ubah',
  name: 'Nama Paket',
  nameRequired: 'Nama Paket wajib diisi',
}
