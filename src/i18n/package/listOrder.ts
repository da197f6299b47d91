import { textsOf } from '../translate'

/** The texts of the list's orders. They load with their sheet. */
export const t = textsOf({
  order: { title: 'Urutkan', newest: 'Terbaru', departure: 'Keberangkatan terdekat', name: 'Nama A–Z' },
})
