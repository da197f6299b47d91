import { textsOf } from '../translate'

/** The texts of the search across all resources. They load with it. */
const find = {
  find: {
    title: 'Cari di seluruh aplikasi',
    label: 'Cari halaman, pelanggan, paket, mitra, pengguna, atau data harga',
    screens: 'Halaman',
    customers: 'Pelanggan',
    nothing: 'Tidak ada yang cocok dengan “%{q}”',
    searching: 'Mencari…',
    found: '%{n} hasil',
    failed: '%{names} belum dapat dicari.',
  },
} as const

export const t = textsOf(find)
