import type { Json } from '@/data-provider/mappers/wire'
import type { Wire } from '@/data-provider/resourceApi'
import type { PackageSortField } from '@/http/partnerApi.types'
import { readPackageRow } from './mappers/packageRows'
import { readPackageDetail } from './mappers/packages'

// A Map, not an object, because the address may name a field such as `constructor`.
const SORTED: ReadonlyMap<string, PackageSortField> = new Map([
  ['name', 'nama_paket'],
  ['mitra', 'mitra'],
  ['jamaah', 'jumlah_jamaah'],
  ['createdAt', 'created_at'],
  ['totals.double', 'total_price_double_rupiah'],
  ['totals.triple', 'total_price_triple_rupiah'],
  ['totals.quad', 'total_price_quad_rupiah'],
  ['departure', 'check_in'],
  ['progress.status', 'status'],
])

/** The fields that the API can sort by (`meta.sort_by`), in the names of our rows. */
const readSortBy = ({ sort_by }: Json): { sortBy: string[] } => {
  const named: unknown[] = Array.isArray(sort_by) ? sort_by : []
  return { sortBy: [...SORTED].flatMap(([name, field]) => (named.includes(field) ? [name] : [])) }
}

/** How the list of packages (docs/product.md §10.2) and a detail are read. */
export const PACKAGES: Wire = {
  readerOf: () => readPackageRow,
  readOne: (json, id) => readPackageDetail(id, { data: json }),
  orderOf({ field, order }) {
    const sort = SORTED.get(field)
    return sort ? { sort, order: order.toLowerCase() } : {}
  },
  filters: ['status', 'mitra_id', 'check_in_month', 'created_month'],
  metaOf: readSortBy,
}
