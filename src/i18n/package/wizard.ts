import { textsOf } from '../translate'
import { validation } from '../rules/validation'

/** The texts of the wizard and its sheets. They load with it. */
export const wizard = {
  draft: {
    title: 'Lanjutkan draf?',
    text: '%{name} belum disimpan. Terakhir diubah %{ago}.',
    changed: 'Perubahan pada %{name} belum disimpan. Terakhir diubah %{ago}.',
    tried:
      '%{name} pernah dicoba disimpan, jawaban server belum diterima. Periksa daftar paket bila ragu. Terakhir diubah %{ago}.',
    resume: 'Lanjutkan',
    discard: 'Buang',
    startNew: 'Buat paket lain dulu',
    ofMissing: 'Isian Anda pada %{name} masih ada di perangkat ini. Terakhir diubah %{ago}.',
    asNew: 'Jadikan paket baru',
    ago: {
      now: 'baru saja',
      minutes: '%{n} menit yang lalu',
      hours: '%{n} jam yang lalu',
      days: '%{n} hari yang lalu',
    },
  },
  leave: {
    title: 'Tinggalkan paket ini?',
    text: 'Paket belum disimpan. Isiannya dapat disimpan sebagai draf di perangkat ini dan dilanjutkan nanti.',
    saving: 'Paket sedang disimpan. Bila keluar sekarang, penyimpanan tetap berjalan.',
    savingSignOut:
      'Paket sedang disimpan. Bila keluar dari akun sekarang, penyimpanan tetap berjalan, tetapi draf di perangkat ini hilang; bila penyimpanan gagal, isiannya pun hilang.',
    fleeting:
      'Paket belum disimpan. Penyimpanan di perangkat ini penuh atau diblokir: drafnya hanya bertahan sampai halaman ini ditutup atau dimuat ulang.',
    signOut: 'Paket belum disimpan. Isian dan draf di perangkat ini hilang bila Anda keluar dari akun.',
    stay: 'Tetap di sini',
    keep: 'Simpan draf dan keluar',
    go: 'Keluar',
    discard: 'Buang isian',
  },
  conflict: {
    title: 'Paket ini sudah berubah',
    text: 'Paket ini diubah di tempat lain atau oleh rekan Anda setelah Anda membukanya. Isian Anda masih utuh, tetapi belum disimpan.',
    mine: 'Anda',
    saved: 'Tersimpan',
    before: 'Semula',
    after: 'Menjadi',
    differing: 'Berbeda dari isian Anda',
    taken: 'Diubah rekan Anda, akan ikut disimpan',
    changed: 'Diubah rekan Anda',
    own: 'Hanya Anda yang mengubah: %{fields}.',
    hidden:
      'Ada perubahan lain yang tidak tampil dalam Mode pelanggan. Tutup pilihan ini dan matikan mode itu untuk melihatnya.',
    outcome: {
      choose:
        '“Simpan versi saya” memakai isian Anda untuk bagian yang berbeda. “Pakai versi tersimpan” membuang semua perubahan Anda.',
      both: 'Perubahan Anda dan rekan Anda tidak berbenturan: keduanya dapat disimpan. “Pakai versi tersimpan” membuang perubahan Anda.',
      mine: 'Perubahan Anda tidak berbenturan dengan versi tersimpan. “Pakai versi tersimpan” membuangnya.',
      theirs: 'Anda sendiri tidak mengubah isian apa pun.',
    },
    newTotal: 'Totalnya dapat berubah: periksa dulu di “Review Pilihan”, lalu tekan Simpan.',
    later: 'Tutup bila masih ingin mengubah isian; pilihan ini muncul lagi saat Anda menyimpan.',
    merged: 'Belum disimpan: perubahan rekan Anda sudah digabungkan ke isian ini. Periksa totalnya, lalu tekan Simpan.',
    keepMine: 'Simpan versi saya',
    keepBoth: 'Simpan keduanya',
    takeSaved: 'Pakai versi tersimpan',
    tookSaved: 'Versi tersimpan dibuka, dan perubahan Anda dibuang. Periksa pilihannya, lalu ubah bila perlu.',
    failed: 'Versi tersimpan belum dapat dimuat',
  },
  step: {
    perjalanan: {
      title: 'Informasi Perjalanan',
      short: 'Info',
      subtitle: 'Isi informasi perjalanan umroh regular yang akan dibuat.',
    },
    hotelMakkah: { title: 'Hotel di Makkah', short: 'Makkah', subtitle: 'Pilih tanggal menginap dan hotel di Makkah.' },
    hotelMadinah: {
      title: 'Hotel di Madinah',
      short: 'Madinah',
      subtitle: 'Pilih tanggal menginap dan hotel di Madinah.',
    },
    tipePerjalanan: {
      title: 'Informasi Perjalanan (opsional)',
      short: 'Tipe',
      subtitle: 'Pilih tipe perjalanan beserta layanannya.',
    },
    tambahan: {
      title: 'Tambahan Lainnya (opsional)',
      short: 'Ekstra',
      subtitle: 'Lengkapi dengan layanan tambahan, tour leader, dan margin.',
    },
    review: {
      title: 'Review Pilihan',
      short: 'Review',
      subtitle: 'Review kembali pilihan paket umroh regular sebelum disimpan.',
    },
  },
  picker: {
    choose: 'Pilih %{label}',
    none: 'Belum Terpilih',
    search: 'Cari %{label}',
    ascending: 'Harga ↑',
    descending: 'Harga ↓',
    empty: 'No results',
    found: '%{n} pilihan',
    failed: 'Daftar belum dapat dimuat.',
    done: 'Selesai',
    datesFirst: 'Pilih tanggal check-in dan check-out lebih dulu.',
    datesWrong: 'Tanggal check-out belum setelah tanggal check-in. Perbaiki tanggalnya lebih dulu.',
    byQuad: 'Diurutkan menurut harga kamar Quad',
    gone: '%{label} yang dipilih tidak tersedia lagi. Pilih kembali bila perlu.',
    otherGone: 'Satu pilihan tambahan tidak tersedia lagi. Pilih kembali bila perlu.',
    hotelGone: 'Hotel yang dipilih tidak tersedia pada tanggal ini. Pilih hotel lain.',
    hotelRefreshing: 'Harga hotel untuk tanggal ini sedang dimuat. Tunggu sebentar.',
    priceUnread: 'Harga pilihan ini sedang dimuat. Tunggu sebentar.',
    priceFailed: 'Harga pilihan ini belum dapat dimuat. %{reason}',
    hotelFailed: 'Harga hotel untuk tanggal ini belum dapat dimuat. %{reason}',
    priceUnknown: 'Harga belum tersedia',
  },
  price: {
    kept: 'Harga tersimpan, bukan harga hari ini',
    unread: 'Harga hari ini belum dapat dibaca',
    unreadText: 'Total yang tampil memakai harga tersimpan.',
  },
  date: {
    choose: 'Pilih tanggal',
    failed: 'Kalender belum dapat dimuat',
    startAt: 'Mulai %{date}',
    checkInFirst: 'Pilih tanggal check-in lebih dulu.',
    nights: '%{n} malam',
  },
  validation,
} as const

/** Returns a text of the wizard, or one of the first screens' texts. */
export const t = textsOf(wizard)
