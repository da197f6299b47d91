import { PAGE_SIZE } from '@/domain/values/paging'
import type { FirstRequest } from './defineResource'

/**
 * The request of the first page: exactly `per_page` and, if there is search text, `q` (docs/product.md §5.3.1), and the
 * status if the list is filtered by one.
 */
export const firstPageOf = (apiPath: string): FirstRequest => ({
  path: apiPath,
  query: { q: ':q', per_page: PAGE_SIZE, status: ':status' },
})
