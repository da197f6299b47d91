import type { WireDetailKurs, WireKurs } from '../../http/partnerApi.types'
import { CITIES } from '../../domain/types'
import type { PackageSnapshot } from '../pricing/snapshot'
import type { KursRow } from '../stores/kursStore'

/** Makes the record of a rate in the admin's list. */
export const wireKurs = (
  { id, rupiahPerSar, buffer, validFrom, createdAt, createdBy }: KursRow,
  inForce: boolean,
): WireKurs => ({
  id,
  rupiah_per_sar: rupiahPerSar,
  buffer,
  valid_from: validFrom,
  in_force: inForce,
  created_at: new Date(createdAt).toISOString(),
  created_by: createdBy,
})

/**
 * Makes the rate in the answer of a detail. Undefined when the package has no hotel, when it is older than rates, and when
 * its hotels were priced with different rates: one line could then name only one of them.
 */
export function wireDetailKurs({ hotels }: PackageSnapshot, withBuffer: boolean): WireDetailKurs | undefined {
  const stays = CITIES.flatMap((city) => hotels[city] ?? [])
  const [first, ...others] = stays.map(({ kurs }) => kurs)
  const isSame = (other: typeof first) => JSON.stringify(other) === JSON.stringify(first)
  if (!first || !others.every(isSame)) return undefined
  const { rupiahPerSar, buffer, validFrom } = first
  return { rupiah_per_sar: rupiahPerSar, per: validFrom, ...(withBuffer ? { buffer } : {}) }
}
