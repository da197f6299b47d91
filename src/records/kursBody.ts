import type { DatedKurs } from '@/domain/kurs/kurs'
import type { WireField } from './fields'

/** The fields of a new rate with the names that the partner API gives them. */
export const KURS_WIRE_FIELDS: readonly WireField[] = [
  { path: 'rupiahPerSar', wire: 'rupiah_per_sar' },
  { path: 'buffer', wire: 'buffer' },
  { path: 'validFrom', wire: 'valid_from' },
]

/** A new rate under its wire names: the body of its POST. */
export const kursBody = ({ rupiahPerSar, buffer, validFrom }: DatedKurs) => ({
  rupiah_per_sar: rupiahPerSar,
  buffer,
  valid_from: validFrom,
})
