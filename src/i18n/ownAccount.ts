import { textsOf } from './translate'

/** The texts of the own account: password, devices and second factor. They load with its sheets. */
const ownAccount = {
  account: {
    title: 'Keamanan akun',
    password: 'Ubah kata sandi',
    devices: 'Perangkat aktif',
    factor: 'Verifikasi dua langkah',
    factorOn: 'Aktif',
    factorOff: 'Belum aktif',
    failed: 'Data belum dapat dimuat',
  },
  changePassword: {
    current: 'Kata sandi saat ini',
    currentRequired: 'Kata sandi saat ini wajib diisi',
    text: 'Semua perangkat lain yang masuk dengan akun Anda akan dikeluarkan.',
    done: 'Kata sandi sudah diganti. Perangkat lain sudah dikeluarkan.',
  },
  devices: {
    text: 'Keluarkan perangkat yang tidak Anda kenal, lalu ubah kata sandi Anda.',
    this: 'Perangkat ini',
    since: 'Masuk %{time}',
    used: 'Terakhir dipakai %{time}',
    address: 'Alamat %{address}',
    end: 'Keluarkan',
    endOf: 'Keluarkan %{device}',
    endOthers: 'Keluarkan semua perangkat lain',
    unknown: 'Perangkat tidak dikenal',
    on: '%{browser} di %{system}',
  },
  factor: {
    why: 'Dengan verifikasi dua langkah, masuk butuh kata sandi dan kode dari aplikasi autentikator di ponsel Anda.',
    required: 'Server ini mewajibkan verifikasi dua langkah untuk admin. Siapkan dulu untuk melanjutkan.',
    begin: 'Mulai',
    scan: 'Pindai kode QR dengan aplikasi autentikator, lalu masukkan kode 6 angka yang ditampilkan.',
    qr: 'Kode QR untuk aplikasi autentikator',
    secret: 'Atau ketik kunci ini',
    code: 'Kode verifikasi',
    confirm: 'Aktifkan',
    codesTitle: 'Kode cadangan',
    codesText:
      'Simpan kode ini di tempat aman. Setiap kode dapat dipakai satu kali bila ponsel Anda hilang. Kode tidak ditampilkan lagi.',
    on: 'Verifikasi dua langkah aktif sejak %{date}. Sisa kode cadangan: %{n}.',
    offText: 'Untuk mematikan, masukkan kata sandi dan satu kode.',
    newCodes: 'Buat kode cadangan baru',
    newCodesText: 'Kode cadangan yang lama tidak berlaku lagi. Masukkan kata sandi dan satu kode.',
    alreadyOn:
      'Verifikasi dua langkah sudah aktif, tetapi kode cadangan belum sampai kepada Anda. Buat yang baru dengan kode berikutnya dari aplikasi.',
    startAgain: 'Persiapan ini tidak berlaku lagi. Mulai dari awal.',
    later: 'Nanti saja',
    off: 'Matikan',
    offDone: 'Verifikasi dua langkah sudah dimatikan',
    loginHint: 'Masukkan kode 6 angka dari aplikasi autentikator Anda, atau satu kode cadangan.',
  },
} as const

export const t = textsOf(ownAccount)
