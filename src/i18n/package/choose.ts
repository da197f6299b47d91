import { textsOf } from '../translate'

/** The texts of the choice of packages in the list. They load with the list. */
const choose = {
  choose: {
    menu: 'Menu daftar',
    compare: 'Bandingkan',
    card: 'Pilih',
    chosen: 'Dipilih',
    bar: 'Bandingkan paket',
    hint: 'Pilih 2 atau 3 paket.',
    one: '1 paket dipilih. Pilih satu atau dua lagi.',
    some: '%{n} paket dipilih.',
    full: 'Paling banyak 3 paket. Lepas satu dulu untuk memilih yang lain.',
  },
} as const

export const t = textsOf(choose)
