import { toCalendarDate } from '@/domain/values/dates'
import { MASTER_FIELDS } from '@/domain/masters/masters'
import type { PackagePayload } from '@/domain/package/packageSchema'
import { seedPayload, seededRandom } from '@/partner-api/seed/packages'
import type { Store } from '@/partner-api/stores/store'

/** Request bodies like those that the wizard sends. */
export async function bodiesFor(store: Store, count: number): Promise<PackagePayload[]> {
  const ids = new Map<string, number[]>()
  for (const field of MASTER_FIELDS)
    ids.set(
      field,
      (await store.masters.list(field)).map(({ id }) => id),
    )
  for (const city of ['makkah', 'madinah'] as const)
    ids.set(
      city,
      (await store.hotels.list(city)).map(({ id }) => id),
    )
  const random = seededRandom(1)
  return Array.from({ length: count }, () =>
    seedPayload(random, { ids: (name) => ids.get(name) ?? [] }, toCalendarDate(new Date())),
  )
}
