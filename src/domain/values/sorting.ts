export type SortDirection = 'asc' | 'desc'

/**
 * A copy in order of price; equal prices keep their order, missing prices stand last in both directions
 * (docs/product.md §6.10.6).
 * @param priceOf rupiah, or null if the record has no price
 */
export function sortByPrice<T>(
  records: readonly T[],
  priceOf: (record: T) => number | null,
  direction: SortDirection = 'asc',
): T[] {
  const sign = direction === 'asc' ? 1 : -1
  // Each price is read once: a comparison that reads two makes the first opening of a long picker slower.
  const prices = records.map(priceOf)
  const order = [...records.keys()].sort((a, b) => {
    const left = prices[a] ?? null
    const right = prices[b] ?? null
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  })
  return order.map((place) => records[place] as T)
}
