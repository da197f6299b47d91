import { textsOf } from '../translate'

/** The texts of the page that compares packages. They load with it. */
const compare = {
  compare: {
    title: 'Bandingkan paket',
    caption: 'Perbandingan paket',
    packages: 'Paket yang dibandingkan',
    fewTitle: 'Pilih 2 atau 3 paket',
    fewText: 'Alamat ini menyebut kurang dari dua paket. Pilih paketnya di daftar.',
    many: 'Hanya tiga paket pertama yang dibandingkan',
    manyText: 'Alamat ini menyebut lebih dari tiga paket.',
    doubled: 'Paket yang disebut dua kali tampil satu kali',
    toList: 'Ke daftar paket',
    missing: 'Paket %{letter} tidak ditemukan. Mungkin sudah dihapus.',
    failed: 'Paket %{letter} belum dapat dibaca.',
    loading: 'Paket %{letter} sedang dimuat…',
    notKept: 'Paket ini belum pernah dibuka di ponsel ini. Sambungkan ke internet, lalu coba lagi.',
    onlyDifferent: 'Hanya yang berbeda',
    allSame: 'Semua fakta paket ini sama.',
    differs: 'Berbeda',
    other: 'Beda dari %{letter}',
    fact: 'Fakta',
    departure: 'Check-in',
    stars: 'Bintang',
    distance: 'Jarak',
    nights: 'Menginap',
    city: { makkah: 'Makkah', madinah: 'Madinah' },
    atMosque: 'Di pelataran masjid',
    included: 'Termasuk',
    notInAll: 'tidak di semua',
    onlyHere: 'hanya di sini',
    none: 'Tidak ada',
    price: 'Harga %{room} per jamaah',
    share: 'Bagikan sebagai pilihan',
    same: 'Sama',
  },
} as const

export const t = textsOf(compare)
