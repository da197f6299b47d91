import { departureRank, type ListOrder } from '@/domain/package/listOrder'
import { searchedText } from '@/domain/status/customerSearch'
import { statusOn, type StatusChoice } from '@/domain/status/packageStatus'
import { foundIn, searchable } from '@/domain/text/search'
import type { CalendarDate, PackageRow } from '@/domain/types'

const textOf = ({ name, progress }: PackageRow) => [name, progress?.customerName].join(' ')

type Wish = { q: string; status: StatusChoice | null; order: ListOrder; today: CalendarDate }

/**
 * The rows of the phone's copy that the API would answer, in its order (docs/product.md §14.1.5). The copy does not tell whose
 * price has risen, so it has none of these.
 */
export function packagesInCopy(rows: readonly PackageRow[], { q, status, order, today }: Wish): readonly PackageRow[] {
  const found = foundIn(rows, textOf, searchedText(q)).filter(
    ({ progress }) => status === null || (progress && statusOn(progress.status, progress.validUntil, today) === status),
  )
  if (order === 'newest') return found
  const placeOf = ({ departure = null }: PackageRow) => departureRank(departure, today)
  return found.sort(
    order === 'departure'
      ? (a, b) => placeOf(a) - placeOf(b)
      : (a, b) => searchable(a.name ?? '').localeCompare(searchable(b.name ?? ''), 'id'),
  )
}
