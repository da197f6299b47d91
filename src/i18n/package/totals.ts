import { textsOf } from '../translate'

/** The texts of a table of totals side by side. They load with it. */
const totals = {
  totals: { room: 'Kamar', unknown: 'Belum dapat dihitung' },
} as const

export const t = textsOf(totals)
