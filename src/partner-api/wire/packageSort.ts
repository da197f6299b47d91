import type { SortDirection } from '../../domain/values/sorting'
import type { PackageSortField } from '../../http/partnerApi.types'

/** The fields of a list row that the package list can be sorted by. None of them is ever null. */
export const SORT_FIELDS = [
  'nama_paket',
  'jumlah_jamaah',
  'total_price_double_rupiah',
  'total_price_triple_rupiah',
  'total_price_quad_rupiah',
  'created_at',
  'mitra',
] as const
export type PackageSort = { field: PackageSortField; direction: SortDirection }

export const NEWEST_FIRST: PackageSort = { field: 'created_at', direction: 'desc' }

/** Reads the query's `sort` and `order`. An unknown `sort` means newest first; any `order` but `asc` means descending. */
export function readSort(sort: string | undefined, order: string | undefined): PackageSort {
  const field = SORT_FIELDS.find((known) => known === sort)
  return field ? { field, direction: order === 'asc' ? 'asc' : 'desc' } : NEWEST_FIRST
}
