const MOST_LISTED = 5
const listed = (names: readonly string[]): string =>
  names.slice(0, MOST_LISTED).join(', ') +
  (names.length > MOST_LISTED ? ` dan ${names.length - MOST_LISTED} lainnya` : '')

/** The texts of the API and its site for people, in Indonesian. Validation texts are i18n/rules/validation.ts. */
export const messages = {
  loginDone: 'Berhasil masuk',
  loginWrong: 'Email atau kata sandi salah',
  publishedRefused: 'Kata sandi demo ini hanya berlaku di mesin server itu sendiri.',
  loginTooMany: (seconds: number) =>
    `Terlalu banyak percobaan. Coba lagi dalam ${seconds <= 90 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`}.`,
  busy: (seconds: number) => `Server sedang sibuk. Coba lagi dalam ${seconds} detik.`,
  logoutDone: 'Berhasil keluar',
  emailRequired: 'Email wajib diisi',
  passwordRequired: 'Password wajib diisi',
  signedOut: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  invalid: 'Data yang dikirim belum benar',
  invalidText: 'Teks mengandung karakter yang tidak dapat disimpan',
  unknownField: 'Kolom ini tidak dikenal',
  notObject: 'Isi permintaan harus berupa objek JSON',
  notJson: 'Isi permintaan bukan JSON yang benar',
  wrongType: 'Content-Type harus application/json',
  tooLarge: 'Isi permintaan terlalu besar',
  keyTooLong: 'Idempotency-Key maksimal 200 karakter',
  keyReused: 'Idempotency-Key ini sudah dipakai untuk permintaan lain',
  changedMeanwhile: 'Paket ini sudah diubah sejak Anda membukanya. Periksa isi terbarunya, lalu simpan lagi.',
  notFound: 'Data tidak ditemukan',
  notAllowed: 'Anda tidak berwenang mengubah data ini',
  otherId: 'ID tidak sama dengan alamat permintaan',
  noMitra: 'Akun ini tidak terhubung dengan mitra mana pun',
  profileSaved: 'Profil penawaran berhasil disimpan',
  profileChanged: 'Profil penawaran sudah diubah sejak Anda membukanya. Periksa isi terbarunya, lalu simpan lagi.',
  created: 'Paket berhasil disimpan',
  updated: 'Paket berhasil diperbarui',
  duplicated: 'Paket berhasil diduplikasi',
  isTemplate: 'Paket menjadi contoh untuk semua mitra',
  noTemplate: 'Paket bukan lagi contoh',
  imported: 'Data berhasil diimpor',
  importRows: 'Baris yang diimpor wajib dikirim',
  writesTooMany: (seconds: number) => `Terlalu banyak perubahan sekaligus. Coba lagi dalam ${seconds} detik.`,
  importTooMany: (max: number) => `Paling banyak ${max} baris sekali impor`,
  importBefore: 'Data lama wajib dikirim untuk data yang diubah, dan hanya untuk data itu',
  importTwice: 'Data ini ada di lebih dari satu baris',
  importChanged: (rows: number) => `${rows} baris sudah diubah sejak pratinjau. Tidak ada yang disimpan.`,
  importChangedRow: 'Data ini sudah berubah sejak pratinjau',
  importStopped: 'Impor dihentikan',
  upload: 'Gambar harus JPEG utuh, paling besar 200 kB',
  tiersOfOtherCurrency:
    'Mata uang berubah, tetapi harga per jumlah jamaah masih sama. Isi ulang dalam mata uang baru, atau hapus barisnya',
  pictureGone: 'Gambar ini sudah tidak ada. Pilih lagi.',
  noKurs: 'Kurs riyal belum diatur, jadi harga hotel belum dapat dihitung. Hubungi admin Anda.',
  notOffered: 'Pilihan ini sudah tidak tersedia',
  totalTooLarge: 'Total harga terlalu besar. Periksa jumlah Tour Leader.',
  stayTooLong: (nights: number) => `Lama menginap maksimal ${nights} malam`,
  failed: 'Terjadi kesalahan di server. Coba lagi.',
  databaseAway: 'Server sedang tidak dapat dihubungi. Coba lagi sebentar lagi.',
  databaseSilent: 'Database tidak menjawab',
  diskFull: 'Penyimpanan server penuh, jadi belum ada yang disimpan. Beri tahu admin Anda, lalu coba lagi.',
  noFile: 'Tidak ditemukan',
  wrongMethod: 'Metode tidak didukung',
  wrongAddress: 'Alamat tidak valid',
  notBuilt: 'Aplikasi belum dibangun: jalankan "npm run build" dulu.',
} as const

/** The texts of the writes of many records. */
export const batchMessages = {
  deleted: 'Data berhasil dihapus',
  deletionChanged: (names: readonly string[]) =>
    `Sudah diubah orang lain sejak daftar ini dibaca: ${listed(names)}. Tidak ada yang dihapus.`,
  undone: 'Perubahan berhasil diurungkan',
  undoChanged: (names: readonly string[]) =>
    `Sudah diubah lagi sejak itu: ${listed(names)}. Tidak ada yang diurungkan.`,
} as const

/** The texts of the calls about accounts. */
export const accountMessages = {
  recordChanged: 'Data ini sudah diubah sejak Anda membukanya. Periksa dulu isi terbarunya.',
  setupFirst: 'Belum ada akun di sini. Buka /mulai untuk membuat akun pertama.',
  setupClosed: 'Akun pertama sudah dibuat. Masuk dengan akun itu.',
  setupKeyWrong: 'Kunci tidak cocok. Salin alamat lengkap yang dicetak server saat dijalankan.',
  linkGone: 'Tautan ini tidak berlaku lagi.',
  emailTaken: 'Email ini sudah dipakai pengguna lain',
  emailLooksTaken: 'Email ini tampak sama dengan email pengguna lain. Periksa huruf-hurufnya, atau pakai email lain.',
  mitraRequired: 'Pilih mitra, atau beri peran Admin',
  adminsOnly: 'Hak hanya untuk pengguna dengan peran Admin',
  cannotGive: 'Anda tidak dapat memberi hak yang tidak Anda miliki',
  lastOwner: 'Ini satu-satunya admin dengan semua hak. Beri hak itu kepada admin lain dulu.',
  notYourself: 'Anda tidak dapat menonaktifkan akun sendiri',
  resetYourself: 'Ganti kata sandi dan verifikasi dua langkah Anda sendiri lewat Profil',
  notYourMitra: 'Anda tidak dapat menonaktifkan mitra Anda sendiri',
  isDisabled: 'Akun ini, atau mitranya, sedang nonaktif',
} as const

/** The texts of the calls about the own account: password, devices and second factor. */
export const ownAccountMessages = {
  codeNeeded: 'Masukkan kode 6 angka dari aplikasi autentikator Anda, atau satu kode cadangan.',
  codeRestored:
    'Server ini dipulihkan dari cadangan, jadi aplikasi autentikator Anda tidak berlaku lagi. Masukkan satu kode cadangan, lalu matikan dan aktifkan lagi verifikasi dua langkah di Profil.',
  nowSignIn: 'Kata sandi sudah disimpan. Silakan masuk dengan kata sandi baru dan kode verifikasi Anda.',
  codeWrong: 'Kode salah atau sudah dipakai. Masukkan kode terbaru.',
  codeRequired: 'Kode wajib diisi',
  currentRequired: 'Kata sandi saat ini wajib diisi',
  currentWrong: 'Kata sandi saat ini salah',
  passwordChanged: 'Kata sandi sudah diganti',
  deviceEnded: 'Perangkat sudah dikeluarkan',
  othersEnded: 'Semua perangkat lain sudah dikeluarkan',
  pushOn: 'Perangkat ini akan diberi tahu',
  pushOff: 'Perangkat ini tidak diberi tahu lagi',
  pushEndpoint: 'Alamat layanan notifikasi peramban ini tidak dapat dipakai',
  pushKey: 'Kunci notifikasi peramban ini tidak dapat dipakai',
  noSecondFactor: 'Verifikasi dua langkah hanya untuk admin',
  secondFactorRequired: 'Aktifkan verifikasi dua langkah dulu untuk melanjutkan',
  secondFactorOn: 'Verifikasi dua langkah sudah aktif',
  secondFactorGone: 'Verifikasi dua langkah belum disiapkan. Mulai dari awal.',
  secondFactorOff: 'Verifikasi dua langkah sudah dimatikan',
  secondFactorReset: 'Verifikasi dua langkah pengguna ini sudah dimatikan',
} as const

/** The texts of the calls about offers, in Indonesian. */
export const offerMessages = {
  rooms: 'Pilih minimal satu tipe kamar: double, triple atau quad',
  validUntil: 'Tanggal harus ditulis YYYY-MM-DD',
  validDay: (day: string) => `Masa berlaku mulai hari ini di Jakarta (${day}) dan paling lambat hari check-in`,
  customerName: 'Nama pelanggan paling banyak 80 huruf',
  customerPhone: 'Nomor WhatsApp tidak valid',
  roomMix: 'Jumlah kamar double, triple dan quad harus angka 0 sampai 500',
  withPaymentPlan: 'Isi dengan true atau false',
  rounding: 'Isi dengan 0, 1000, 10000, 50000 atau 100000',
  image: 'Gambar harus JPEG',
  imageTooLarge: 'Gambar paling besar 300 kB',
  past: 'Check-in paket ini sudah lewat. Perbarui tanggalnya, lalu bagikan lagi.',
  unpriced: (rooms: string) => `Harga ${rooms} belum diketahui. Perbarui harga paket atau jangan tampilkan.`,
  others: 'Pilih 1 atau 2 paket lain, masing-masing satu kali',
  otherUnknown: 'Paket ini tidak ditemukan',
  otherMitra: 'Paket ini milik mitra lain, sehingga tidak dapat dibagikan bersama',
  mixOfOptions: 'Hitungan rombongan tidak tersedia untuk penawaran dengan pilihan',
  answered: 'Penawaran ini sudah dijawab',
  notAnswered: 'Penawaran ini belum dijawab',
  revoked: 'Penawaran ini sudah dicabut',
  answer: 'Jawaban wajib diisi, atau null untuk membatalkannya',
  revokedDone: 'Tautan dicabut',
  answerDone: 'Jawaban dicatat',
  takenBack: 'Jawaban dibatalkan',
  erased: 'Data pelanggan dihapus',
} as const

/** Why a master whose price is in this currency has no price. */
export const noKursOf = (currency: string): string =>
  `Kurs ${currency} belum diatur, jadi harga ini belum dapat dihitung. Hubungi admin Anda.`
