import { textsOf } from './translate'

/** The texts of the screens that need no session: the first start, invitations and reset links. They load with them. */
const openScreens = {
  setup: {
    title: 'Mulai',
    subtitle: 'Buat akun pemilik. Akun ini mengatur mitra, pengguna, harga, dan semua paket.',
    business: 'Nama usaha',
    name: 'Nama Anda',
    key: 'Kunci sekali pakai',
    keyHint: 'Kunci dicetak server saat dijalankan, di akhir alamat …/mulai?kunci=…',
    submit: 'Buat akun pemilik',
    submitting: 'Membuat akun...',
    nowSubmitting: 'Akun sedang dibuat.',
    closedTitle: 'Akun pemilik sudah ada',
    closedText: 'Halaman ini hanya untuk akun pertama. Masuk dengan akun Anda, atau minta undangan kepada admin.',
    failedTitle: 'Halaman ini belum dapat dimuat',
  },
  link: {
    invitation: 'Selamat datang',
    invitationText: 'Anda diundang ke %{app}. Pilih kata sandi untuk akun Anda.',
    reset: 'Atur ulang kata sandi',
    resetText: 'Pilih kata sandi baru. Semua perangkat yang masuk dengan akun ini akan dikeluarkan.',
    submit: 'Simpan dan masuk',
    nowSubmitting: 'Kata sandi sedang disimpan.',
    goneTitle: 'Tautan tidak berlaku',
    goneText:
      'Tautan ini sudah dipakai, diganti dengan yang lebih baru, atau lewat 72 jam. Jika Anda sudah memilih kata sandi, masuklah dengan kata sandi itu. Jika belum, minta tautan baru kepada admin yang mengirimnya.',
    unsureTitle: 'Jawaban server tidak sampai',
    unsure:
      'Kata sandi baru mungkin sudah tersimpan. Kirim lagi, atau coba masuk dengan kata sandi itu. Jika keduanya gagal, minta tautan baru kepada admin.',
    again: 'Kirim lagi',
    savedTitle: 'Kata sandi tersimpan',
    saved: 'Masuk dengan kata sandi baru dan kode verifikasi dua langkah Anda.',
  },
  password: {
    new: 'Kata sandi baru',
    again: 'Ulangi kata sandi',
    hint: 'Minimal 8 karakter. Beberapa kata yang mudah Anda ingat lebih aman daripada satu kata rumit.',
    differs: 'Kedua kata sandi tidak sama',
  },
  toLogin: 'Ke halaman masuk',
} as const

export const t = textsOf(openScreens)
