import type { DatedKurs } from '../domain/kurs/kurs'
import type { WireFields } from './masterBody'

/** The fields of a new rate with the names that the partner API gives them. */
export const KURS_WIRE_FIELDS: WireFields = [
  ['rupiahPerSar', 'rupiah_per_sar'],
  ['buffer', 'buffer'],
  ['validFrom', 'valid_from'],
]

/** A new rate under its wire names: the body of its POST. */
export const kursBody = ({ rupiahPerSar, buffer, validFrom }: DatedKurs) => ({
  rupiah_per_sar: rupiahPerSar,
  buffer,
  valid_from: validFrom,
})
