import { textsOf } from '../translate'

/** The texts of the search across all resources. They load with it. */
const find = {
  find: {
    title: 'Cari di seluruh aplikasi',
    label: 'Cari halaman, pelanggan, paket, mitra, pengguna, atau data harga',
    screen: 'Halaman',
    nothing: 'Tidak ada yang cocok dengan “%{q}”',
    searching: 'Mencari…',
    found: '%{n} hasil',
    failed: '%{names} belum dapat dicari.',
  },
} as const

export const t = textsOf(find)

const GROUPS: Readonly<Record<string, string>> = {
  screens: 'Halaman',
  customers: 'Pelanggan',
  'umroh-regular': 'Paket',
  masters: 'Harga',
}

/** The heading of a group of results. Records of any other resource stand below its label. */
export const groupOf = (name: string, label = ''): string => GROUPS[name] ?? label
