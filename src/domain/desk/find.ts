/** Text as it is compared: without case, and without marks that people leave out. */
const plain = (text: string) =>
  text
    .toLocaleLowerCase('id')
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '')

/** Whether a text contains every word of a search, in any order. */
export function containsWords(text: string, search: string): boolean {
  const within = plain(text)
  return plain(search)
    .split(/\s+/)
    .every((word) => within.includes(word))
}

/** How well a text answers a search: 0 if it begins with it, 1 if one of its words does, else 2. */
function rank(text: string, search: string): number {
  const [within, wanted] = [plain(text), plain(search).trim()]
  if (within.startsWith(wanted)) return 0
  return within.split(/\s+/).some((word) => word.startsWith(wanted)) ? 1 : 2
}

/** The items whose text contains the words of a search, the best first, at most `most` (docs/product.md §15.10.2). */
export function findIn<T>(items: readonly T[], textOf: (item: T) => string, search: string, most: number): T[] {
  return items
    .filter((item) => containsWords(textOf(item), search))
    .map((item, place) => ({ item, place, rank: rank(textOf(item), search) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .slice(0, most)
    .map(({ item }) => item)
}
