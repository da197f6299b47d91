import { textsOf } from '../translate'

/** The texts of the sheets that save a package: 'Duplikat dengan tanggal baru' and 'Ubah margin'. They load with them. */
const newDates = {
  newDates: {
    text: 'Semua tanggal menginap bergeser sama jauh. Harga dihitung ulang dengan harga hari ini.',
    reading: 'Membaca paket…',
    failed: 'Paket belum dapat dibaca',
    noStay: 'Paket ini tanpa hotel, jadi tidak ada tanggal yang bergeser. Duplikat saja, atau ubah lewat “Edit”.',
    checkIn: 'Tanggal Check-In baru',
    gone: '%{label} “%{name}” tidak tersedia lagi. Pilih penggantinya lewat “Buka di wizard”.',
    otherGone: 'Satu pilihan tambahan tidak tersedia lagi. Pilih penggantinya lewat “Buka di wizard”.',
    goneHotel: '%{label} “%{name}” tidak tersedia pada tanggal ini. Pilih hotel lain lewat “Buka di wizard”.',
    before: 'Semula',
    after: 'Tanggal baru',
    why: 'Yang membuat harga berbeda',
    unread: 'Harga belum dapat dihitung',
    save: 'Simpan salinan',
    open: 'Buka di wizard',
  },
  templates: {
    text: 'Paket contoh dari pusat. Pilih satu, lalu simpan sebagai paket Anda sendiri.',
    none: 'Belum ada contoh',
    noneText: 'Admin belum menjadikan paket sebagai contoh.',
    failed: 'Contoh belum dapat dibaca',
    from: 'mulai %{price}',
  },
  margin: {
    title: 'Ubah margin',
    after: 'Margin baru',
    moved: 'Harga hari ini berbeda dari yang tersimpan',
    movedText: 'Harga di bawah sudah dihitung dengan harga hari ini, dan itulah yang disimpan.',
  },
} as const

export const t = textsOf(newDates)
