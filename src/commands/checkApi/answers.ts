export type Json = Record<string, unknown>

export const asJson = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

/** The rows of `{data: […]}` or `{data: {data: […]}}`. */
export const rowsOf = (body: unknown): Json[] => {
  const { data } = asJson(body)
  const rows = Array.isArray(data) ? data : asJson(data).data
  return Array.isArray(rows) ? rows.map(asJson) : []
}
