import { foundIn, searchable } from '../text/search'

/** How well a text answers a search: 0 if it begins with it, 1 if one of its words does, else 2. */
function rank(text: string, search: string): number {
  const [within, wanted] = [searchable(text), searchable(search)]
  if (within.startsWith(wanted)) return 0
  return within.split(' ').some((word) => word.startsWith(wanted)) ? 1 : 2
}

/** The items whose text contains the words of a search, the best first, at most `most` (docs/product.md §15.10.2). */
export function findIn<T>(items: readonly T[], textOf: (item: T) => string, search: string, most: number): T[] {
  return foundIn(items, textOf, search)
    .map((item, place) => ({ item, place, rank: rank(textOf(item), search) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .slice(0, most)
    .map(({ item }) => item)
}
