import type { Currency } from '@/domain/kurs/currency'
import type { WireField } from './fields'

/** A new rate of a currency as the partner API names it. Its rules depend on the day (src/domain/kurs/kursSchema.ts). */
export const kursFields = (currency: Currency): readonly WireField[] => [
  { path: 'rupiahPerSar', wire: `rupiah_per_${currency.toLowerCase()}` },
  { path: 'buffer', wire: 'buffer' },
  { path: 'validFrom', wire: 'valid_from' },
]
