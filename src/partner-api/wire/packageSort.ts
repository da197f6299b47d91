import type { SortDirection } from '../../domain/values/sorting'
import type { PackageSortField } from '../../http/partnerApi.types'

/** What the package list can be sorted by: the names of its wire rows. None of them is ever null. */
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

/** The query's `sort` and `order`: newest first where `sort` is none of ours, descending where `order` is neither. */
export function readSort(sort: string | undefined, order: string | undefined): PackageSort {
  const field = SORT_FIELDS.find((known) => known === sort)
  return field ? { field, direction: order === 'asc' ? 'asc' : 'desc' } : NEWEST_FIRST
}
