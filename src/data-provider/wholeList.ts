import type { GetListParams, GetListResult, RaRecord } from 'ra-core'
import { foundIn } from '@/domain/text/search'
import { distinct } from '@/domain/values/paging'
import type { Query } from '@/http/addresses'
import type { HttpClient, RequestOptions } from '@/http/httpClient'
import { missingMeta, readList, readRecords, readText, type Json } from './mappers/wire'
import { notFound } from './notFound'
import type { ResourceApi } from './resourceApi'
import type { Signal, WatchedMeta } from './types'

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
  const found = foundIn(records, ({ name }) => String(name ?? ''), q)
  const { page = 1, perPage = EVERYTHING } = pagination ?? {}
  const data = sorted(found, sort).slice((page - 1) * perPage, page * perPage)
  return { data, total: found.length }
}

function sorted(records: readonly RaRecord[], sort: GetListParams['sort']): readonly RaRecord[] {
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

export type WholeListOptions = {
  http: HttpClient
  /** The list's path below the API's base. */
  path: string
  /**
   * Returns the reader of a record, depending on the list's filter. The reader returns null for an unreadable record.
   */
  readerOf: (filter: Query) => (json: Json) => RaRecord | null
}

/** The options of a request whose caller wants to know how much of the list has come. */
function watching(meta: Partial<WatchedMeta> | undefined, signal: AbortSignal | undefined): RequestOptions {
  const { onProgress } = meta ?? {}
  if (!onProgress) return {}
  return {
    readFile: async (response) => {
      const { readWatchedJson } = await import('@/http/watchedBody')
      return readWatchedJson(response, onProgress, signal)
    },
  }
}

/**
 * Reads a list that the API only answers whole (docs/product.md §10.4). Pages and single records are taken from the whole
 * list. A single record is for a form, so it has its version (docs/product.md §15.3.4).
 */
export function wholeList({
  http,
  path,
  readerOf,
}: WholeListOptions): Required<Pick<ResourceApi, 'getList' | 'getOne'>> {
  async function getList({
    filter,
    sort,
    pagination,
    signal,
    meta,
  }: GetListParams & Signal): Promise<GetListResult<RaRecord>> {
    const { q, ...query } = (filter ?? {}) as Query
    const answer = await http.request('GET', path, { query, signal, ...watching(meta, signal) })
    const records = distinct(readRecords(answer, readerOf(query)))
    const missing = missingMeta(answer)
    return {
      ...recordPage(records, { filter: { q }, ...(sort ? { sort } : {}), ...(pagination ? { pagination } : {}) }),
      ...(missing ? { meta: missing } : {}),
    }
  }

  return {
    getList,
    async getOne({ id, signal }) {
      const list = readList(await http.request('GET', path, { signal }))
      const json = list.find((candidate) => String(candidate.id) === String(id))
      const record = json && readerOf({})(json)
      if (!record) throw notFound()
      const version = readText(json.version)
      return { data: { ...record, ...(version === null ? {} : { version }) } }
    },
  }
}
