/** The orders of the phone's list (docs/product.md §22.4.3). The newest first is the API's own. */
export const LIST_ORDERS = ['newest', 'departure', 'name'] as const
export type ListOrder = (typeof LIST_ORDERS)[number]

/** The orders to offer where an API sorts by these names of a row's fields; none where there is nothing to choose. */
export function ordersOf(sortBy: readonly string[]): readonly ListOrder[] {
  const known = LIST_ORDERS.filter((order) => order === 'newest' || sortBy.includes(order))
  return known.length > 1 ? known : []
}
