import type { Kurs } from '../../domain/kurs/kurs'

/** The rate that demo data, and databases from before rates were records, begin with (docs/product.md §16.1.1). */
export const FIRST_KURS: Kurs = { rupiahPerSar: 4700, buffer: 0 }
