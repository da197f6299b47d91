import { textsOf } from '../translate'

/** The texts of an admin's screen 'Hasil penawaran'. They load with it. */
const figures = {
  figures: {
    text: 'Paket menurut bulan pertama kali dibagikan, atau bulan batal bila tidak pernah dibagikan. Dua belas bulan terakhir.',
    filters: 'Saring hasil penawaran',
    from: 'Dari bulan',
    fromAll: 'Bulan pertama',
    to: 'Sampai bulan',
    toAll: 'Bulan ini',
    mitra: 'Mitra',
    everyMitra: 'Semua mitra',
    month: 'Bulan',
    by: 'Satu baris untuk',
    grouping: { both: 'Mitra dan bulan', mitra: 'Mitra', month: 'Bulan' },
    clear: 'Hapus saringan',
    lostFor: 'Batal karena',
    sum: 'Jumlah',
    more: 'Tampilkan %{n} baris lagi',
    none: 'Belum ada penawaran',
    noneText: 'Hasilnya muncul di sini setelah mitra membagikan paket.',
    nothingFound: 'Tidak ada hasil yang cocok',
    nothingFoundText: 'Ubah atau hapus saringan di atas.',
    failed: 'Hasil penawaran belum dapat dimuat',
    export: 'Ekspor CSV',
    fileName: 'hasil-penawaran',
  },
} as const

export const t = textsOf(figures)
