import type { RaRecord } from 'ra-core'
import { foundIn } from '@/domain/text/search'
import { distinct } from '@/domain/values/paging'
import type { Asked, ListWire } from './resourceApi'

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
  { filter, sort, pagination: { page, perPage } }: Asked,
): { data: RaRecord[]; total: number } {
  const found = foundIn(records, ({ name }) => String(name ?? ''), String(filter.q ?? ''))
  const data = sorted(found, sort).slice((page - 1) * perPage, page * perPage)
  return { data, total: found.length }
}

function sorted(records: readonly RaRecord[], { field, order }: Asked['sort']): readonly RaRecord[] {
  // react-admin sends the order by id as its default. The API's own order is better than that.
  if (field === 'id') return records
  const sign = order === 'DESC' ? -1 : 1
  return [...records].sort((a, b) => {
    const [left, right]: [unknown, unknown] = [a[field], b[field]]
    if (isMissing(left) || isMissing(right)) return Number(isMissing(left)) - Number(isMissing(right))
    return sign * compare(left, right)
  })
}

/** The list that the API only answers whole (docs/product.md §10.4): search, order and pages are made here. */
export const wholeList: ListWire = {
  firstPage: { page: 1, perPage: EVERYTHING },
  most: EVERYTHING,
  isWhole: true,
  queryOf: ({ filter: { q: _, ...query } }) => query,
  pageOf: (records, _, asked) => recordPage(distinct(records), asked),
}
