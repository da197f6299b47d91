import { textsOf } from '../translate'

/** The texts of the offers that have a link, on the detail of their package. They load with it. */
const sentOffers = {
  sentOffers: {
    title: 'Penawaran terkirim',
    older: 'Tampilkan yang lebih lama',
    someone: 'Tanpa nama pelanggan',
    for: '%{name} (V%{version})',
    dates: 'Dibuat %{made}, berlaku s.d. %{until}',
    option: '%{letter}. %{name}',
    options: 'Satu tautan dengan pilihan %{names}. Paket ini adalah pilihan %{letter}.',
    chosenThis: 'Yang dipilih: %{option} (paket ini).',
    chosenOther: 'Yang dipilih: %{option}, bukan paket ini.',
    state: {
      open: 'Belum dilihat',
      seen: 'Dilihat',
      accepted: 'Setuju',
      revoked: 'Dicabut',
      replaced: 'Diganti versi baru',
      expired: 'Kedaluwarsa',
    },
    seenAt: 'Pertama dilihat %{time}',
    byCustomer: '%{name} setuju: %{room}%{price}, %{n} jamaah (%{time})',
    byMitra: 'Dicatat setuju: %{name}, %{room}%{price}, %{n} jamaah (%{time})',
    again: 'Kirim lagi',
    menu: 'Menu %{offer}',
    compare: 'Apa yang berubah',
    notKept: 'Isi paket saat V%{version} dibagikan belum disimpan, sehingga tidak dapat dibandingkan.',
    revoke: 'Cabut tautan',
    revokeAsk: 'Tautan ini langsung tidak dapat dibuka lagi. Cabut?',
    accept: 'Catat setuju',
    acceptOption: 'Pilihan',
    acceptRoom: 'Tipe kamar',
    acceptJamaah: 'Jumlah jamaah',
    nameNeeded: 'Nama wajib diisi',
    roomNeeded: 'Pilih tipe kamar',
    jamaahNeeded: 'Isi jumlah jamaah, 1 sampai %{n}',
    undo: 'Batalkan persetujuan',
    undoAsk: 'Persetujuan ini dihapus, dan pelanggan dapat menyetujui lagi. Batalkan?',
    erase: 'Hapus data pelanggan',
    eraseAsk: 'Nama, nomor, dan gambar pelanggan dihapus dan tidak dapat dikembalikan. Hapus?',
    yes: 'Ya, lanjutkan',
    done: 'Perubahan disimpan.',
    failed: 'Penawaran terkirim belum dapat dimuat.',
  },
} as const

export const t = textsOf(sentOffers)
