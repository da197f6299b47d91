import type { GetListParams, RaRecord } from 'ra-core'

const EVERYTHING = Number.MAX_SAFE_INTEGER
const collator = new Intl.Collator('id', { numeric: true })

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

const isMissing = (value: unknown) => value === null || value === undefined

/**
 * Returns one page of a list that the API only answers whole. The records are searched by `q` in their names, sorted
 * (missing values last in both directions) and cut. `total` counts the records that the search found.
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
  // react-admin sends the order by id as its default. The API's own order is better than that.
  if (!sort || sort.field === 'id') return records
  const { field, order } = sort
  const sign = order === 'DESC' ? -1 : 1
  return [...records].sort((a, b) => {
    const [left, right]: [unknown, unknown] = [a[field], b[field]]
    if (isMissing(left) || isMissing(right)) return Number(isMissing(left)) - Number(isMissing(right))
    return sign * compare(left, right)
  })
}
