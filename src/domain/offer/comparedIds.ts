/** The fewest and the most packages that are compared, or offered as options. */
export const COMPARED = { least: 2, most: 3 } as const

export type ComparedIds = {
  /** The packages to compare, in order, each once. */
  ids: readonly string[]
  /** The fault of the address; null: it has none. */
  trouble: 'few' | 'many' | 'doubled' | null
}

/** Reads which packages an address compares: `?id=7&id=8`. Of too many the first ones count (docs/product.md §26.1.6). */
export function readComparedIds(search: string): ComparedIds {
  const given = new URLSearchParams(search)
    .getAll('id')
    .map((id) => id.trim())
    .filter((id) => id !== '')
  const all = [...new Set(given)]
  const ids = all.slice(0, COMPARED.most)
  if (ids.length < COMPARED.least) return { ids, trouble: 'few' }
  if (all.length > ids.length) return { ids, trouble: 'many' }
  return { ids, trouble: all.length < given.length ? 'doubled' : null }
}
