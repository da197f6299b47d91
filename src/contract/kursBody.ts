import type { WireFields } from './masterBody'

/** The fields of a new rate with the names that the partner API gives them. */
export const KURS_WIRE_FIELDS: WireFields = [
  ['rupiahPerSar', 'rupiah_per_sar'],
  ['buffer', 'buffer'],
  ['validFrom', 'valid_from'],
]
