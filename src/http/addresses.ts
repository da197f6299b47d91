export type Query = Record<string, string | number | undefined | null>

/** Builds `?name=value…` from the values that are not empty; returns '' when all are empty. */
export function searchOf(query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  const text = search.toString()
  return text && `?${text}`
}

/**
 * Makes the headers of a write: its key if it is given, and the version that it changes. Without keys there is no key, because
 * the CORS rules of another origin may not allow it. An API without versions may not know `If-Match`.
 */
export const writeHeaders =
  (sendIdempotencyKey: boolean) =>
  ({ idempotencyKey, version }: { idempotencyKey?: string; version?: string | undefined } = {}): Record<
    string,
    string
  > => ({
    ...(sendIdempotencyKey && idempotencyKey !== undefined ? { 'Idempotency-Key': idempotencyKey } : {}),
    ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
  })

/** The headers of every request (docs/product.md §10.1). */
export const standardHeaders = (token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  'Content-Type': 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
})
