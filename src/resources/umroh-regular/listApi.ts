import type { Wire } from '@/data-provider/resourceApi'
import { readPackageRow } from './mappers/packageRows'
import { readSortBy, SORTED } from './mappers/sortBy'
import { readPackageDetail } from './mappers/packages'

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
