import type { CalendarDate } from '@/domain/types'
import type { SortDirection } from '@/domain/values/sorting'
import type { PackageSortField } from '@/http/partnerApi.types'

/**
 * What the package list can be sorted by. Only `check_in` and a total are ever null. `status` and `activity` need the feature
 * `status`. `activity`: when the package was last made, shared, opened or agreed to.
 */
export const SORT_FIELDS = [
  'nama_paket',
  'jumlah_jamaah',
  'total_price_double_rupiah',
  'total_price_triple_rupiah',
  'total_price_quad_rupiah',
  'created_at',
  'mitra',
  'check_in',
  'status',
  'activity',
] as const
/** `today`: departures and offers that end before this day have passed. Without it none has. */
export type PackageSort = { field: PackageSortField; direction: SortDirection; today?: CalendarDate }

export const NEWEST_FIRST: PackageSort = { field: 'created_at', direction: 'desc' }

/** The fields that an API with or without the feature `status` sorts by. */
export const sortFields = (hasStatus: boolean): PackageSortField[] =>
  SORT_FIELDS.filter((field) => hasStatus || (field !== 'status' && field !== 'activity'))

/** Reads the query's `sort` and `order`. An unknown `sort` means newest first; any `order` but `asc` means descending. */
export function readSort(
  fields: readonly PackageSortField[],
  sort: string | undefined,
  order: string | undefined,
  today: CalendarDate,
): PackageSort {
  const field = fields.find((known) => known === sort)
  return field ? { field, direction: order === 'asc' ? 'asc' : 'desc', today } : NEWEST_FIRST
}

/** Earlier than every departure (src/domain/values/dates.ts). */
export const FIRST_DAY: CalendarDate = '1000-01-01'
