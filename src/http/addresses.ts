export type Query = Record<string, string | number | undefined | null>

/** `?name=value…` of what has a value; empty where nothing has. */
export function searchOf(query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  return search.size > 0 ? `?${search}` : ''
}

/** The headers every call carries (spec §7). */
export const standardHeaders = (token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
})

/** Where packages live, and one of them; `suffix` is what is asked about it. */
export const PACKAGES_PATH = '/partner/umroh-regular'
export const packagePath = (id: string | number, suffix = '') => `${PACKAGES_PATH}/${encodeURIComponent(id)}${suffix}`

/** The first page is asked for with exactly `per_page` and, where there is search text, `q` (decisions.md, Lists). */
export const listQuery = (q: string | undefined, perPage: number, page = 1): Query => ({
  q: q?.trim(),
  per_page: perPage,
  page: page > 1 ? page : undefined,
})
