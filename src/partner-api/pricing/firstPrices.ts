import type { Season } from '@/domain/types'
import type { Kurs } from '@/domain/kurs/kurs'

/** The demo data's rates per season, in tenths of the normal rate (docs/product.md §16.1.3). Floats such as 1.2 are not exact. */
export const SEASON_TENTHS: Record<Season, number> = { regular: 10, rajabSyaban: 12, ramadhan: 18 }

/** The rate that demo data, and databases from before rates were records, begin with (docs/product.md §16.1.1). */
export const FIRST_KURS: Kurs = { rupiahPerSar: 4700, buffer: 0 }
