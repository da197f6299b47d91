/** The texts of the calls about accounts. */
export const accountMessages = {
  recordChanged: 'Data ini sudah diubah sejak Anda membukanya. Muat ulang, lalu ubah lagi.',
  setupFirst: 'Belum ada akun di sini. Buka /mulai untuk membuat akun pertama.',
  setupClosed: 'Akun pertama sudah dibuat. Masuk dengan akun itu.',
  setupKeyWrong: 'Kunci tidak cocok. Salin alamat lengkap yang dicetak server saat dijalankan.',
  linkGone: 'Tautan ini tidak berlaku lagi.',
  emailTaken: 'Email ini sudah dipakai pengguna lain',
  mitraRequired: 'Pilih mitra, atau beri peran Admin',
  adminsOnly: 'Izin hanya untuk pengguna dengan peran Admin',
  cannotGive: 'Anda tidak dapat memberi hak yang tidak Anda miliki',
  lastOwner: 'Ini satu-satunya admin dengan semua izin. Beri izin itu kepada admin lain dulu.',
  notYourself: 'Anda tidak dapat menonaktifkan akun sendiri',
  resetYourself: 'Ganti kata sandi dan verifikasi dua langkah Anda sendiri lewat Profil',
  notYourMitra: 'Anda tidak dapat menonaktifkan mitra Anda sendiri',
  isDisabled: 'Akun ini, atau mitranya, sedang nonaktif',
} as const
