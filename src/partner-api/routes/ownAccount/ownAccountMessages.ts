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
  noSecondFactor: 'Verifikasi dua langkah hanya untuk admin',
  secondFactorRequired: 'Aktifkan verifikasi dua langkah dulu untuk melanjutkan',
  secondFactorOn: 'Verifikasi dua langkah sudah aktif',
  secondFactorGone: 'Verifikasi dua langkah belum disiapkan. Mulai dari awal.',
  secondFactorOff: 'Verifikasi dua langkah sudah dimatikan',
  secondFactorReset: 'Verifikasi dua langkah pengguna ini sudah dimatikan',
} as const
