import { retryDelay, retryQuery } from '../../../domain/requestPolicy'

/**
 * The options of a query that reads a saved package as a form. It reads each time it is opened (docs/product.md §10.2.8)
 * and never again while it is open, so that a late answer does not undo what the mitra types or compares.
 */
export const READ_ONCE = {
  staleTime: Infinity,
  gcTime: 0,
  retry: retryQuery,
  retryDelay,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
}
