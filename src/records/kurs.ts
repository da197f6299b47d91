import type { WireField } from './fields'

/** A new rate of the riyal as the partner API names it. Its rules depend on the day (src/domain/kurs/kursSchema.ts). */
export const KURS_FIELDS: readonly WireField[] = [
  { path: 'rupiahPerSar', wire: 'rupiah_per_sar' },
  { path: 'buffer', wire: 'buffer' },
  { path: 'validFrom', wire: 'valid_from' },
]
