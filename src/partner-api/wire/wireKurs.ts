import type { WireDetailKurs, WireKurs } from '../../http/partnerApi.types'
import type { DatedKurs } from '../../domain/kurs/kurs'
import { CITIES, type City } from '../../domain/types'
import type { PackageSnapshot } from '../pricing/snapshot'
import type { KursRow } from '../stores/mastersStore'

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

type DetailKurs = { kurs?: WireDetailKurs; kurs_per_city?: Partial<Record<City, WireDetailKurs>> }

/**
 * Makes the rate in the answer of a detail, or the rate of each hotel where they differ. Nothing when the package has no
 * hotel or is older than rates.
 */
export function wireDetailKurs({ hotels }: PackageSnapshot, withBuffer: boolean): DetailKurs {
  const wire = ({ rupiahPerSar, buffer, validFrom }: DatedKurs) => ({
    rupiah_per_sar: rupiahPerSar,
    per: validFrom,
    ...(withBuffer ? { buffer } : {}),
  })
  const stays = CITIES.flatMap((city) => (hotels[city] ? [{ city, kurs: hotels[city].kurs }] : []))
  const [first] = stays
  if (stays.every(({ kurs }) => JSON.stringify(kurs) === JSON.stringify(first?.kurs)))
    return first?.kurs ? { kurs: wire(first.kurs) } : {}
  return { kurs_per_city: Object.fromEntries(stays.flatMap(({ city, kurs }) => (kurs ? [[city, wire(kurs)]] : []))) }
}
