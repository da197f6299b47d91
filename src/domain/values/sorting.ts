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
  return [...records].sort((a, b) => {
    const [left, right] = [priceOf(a), priceOf(b)]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right)
  })
}
