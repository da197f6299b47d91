import { textsOf } from './translate'

/** The texts of the screen 'Profil penawaran'. They load with it. */
const offerProfile = {
  offerProfile: {
    title: 'Profil penawaran',
    back: 'Kembali ke profil',
    about: 'Usaha',
    business: 'Nama usaha',
    whatsapp: 'Nomor WhatsApp',
    whatsappHint: 'Dicantumkan pada setiap penawaran. Kosongkan bila tidak perlu.',
    validDays: 'Masa berlaku (hari)',
    validDaysHint: 'Lama berlaku penawaran baru, 1 sampai 30 hari.',
    plan: 'Rencana pembayaran',
    usesPlan: 'Pakai rencana pembayaran',
    planHint: 'Per jamaah. Sisanya menjadi pelunasan.',
    dp: 'DP saat memesan (Rp)',
    instalment: 'Angsuran %{n}',
    share: 'Besar angsuran',
    inRupiah: 'Rupiah',
    inPercent: 'Persen',
    amount: 'Jumlah (Rp)',
    percent: 'Persen dari harga (%)',
    daysBefore: 'Hari sebelum berangkat',
    remove: 'Hapus',
    removeOf: 'Hapus angsuran %{n}',
    add: 'Tambah angsuran',
    rest: 'Pelunasan, hari sebelum berangkat',
    example: 'Contoh',
    exampleFor: 'Untuk harga %{price} per jamaah',
    exampleMissing: 'Lengkapi rencana pembayaran untuk melihat contohnya.',
    sum: 'Jumlah',
    partDue: '%{part}, H-%{days}',
    words: 'Isi penawaran',
    wordsHint: 'Tulis satu butir per baris.',
    included: 'Termasuk',
    excluded: 'Tidak termasuk',
    terms: 'Syarat',
    saved: 'Profil penawaran tersimpan.',
    savedHere: 'Profil penawaran tersimpan di ponsel ini.',
    fleeting:
      'Penyimpanan di ponsel ini penuh atau diblokir: profil hanya bertahan sampai halaman ini ditutup atau dimuat ulang.',
    onlyHere: 'Profil ini disimpan di ponsel ini saja.',
    leave: {
      title: 'Tinggalkan profil ini?',
      text: 'Perubahan profil penawaran belum disimpan.',
      stay: 'Tetap di sini',
      discard: 'Buang perubahan',
    },
  },
} as const

export const t = textsOf(offerProfile)
