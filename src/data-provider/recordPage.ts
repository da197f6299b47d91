import type { GetListParams, RaRecord } from 'ra-core'

const EVERYTHING = Number.MAX_SAFE_INTEGER
const collator = new Intl.Collator('id', { numeric: true })

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

const isMissing = (value: unknown) => value === null || value === undefined

/**
 * A page of a list that the API only gives whole: searched by `q` in the name, sorted (missing values last in both
 * directions), cut. `total` counts what the search left.
 */
export function recordPage(
  records: readonly RaRecord[],
  { filter, sort, pagination }: GetListParams,
): { data: RaRecord[]; total: number } {
  const q = String((filter as { q?: string } | undefined)?.q ?? '')
    .trim()
    .toLocaleLowerCase('id')
  const found =
    q === ''
      ? [...records]
      : records.filter((record) =>
          String(record.name ?? '')
            .toLocaleLowerCase('id')
            .includes(q),
        )
  const { page = 1, perPage = EVERYTHING } = pagination ?? {}
  const data = sorted(found, sort).slice((page - 1) * perPage, page * perPage)
  return { data, total: found.length }
}

function sorted(records: RaRecord[], sort: GetListParams['sort']): RaRecord[] {
  // react-admin sorts by id when nobody has chosen an order: the API's own order is better.
  if (!sort || sort.field === 'id') return records
  const { field, order } = sort
  const sign = order === 'DESC' ? -1 : 1
  return [...records].sort((a, b) => {
    const [left, right]: [unknown, unknown] = [a[field], b[field]]
    if (isMissing(left) || isMissing(right)) return Number(isMissing(left)) - Number(isMissing(right))
    return sign * compare(left, right)
  })
}
