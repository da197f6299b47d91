import type { GetListParams, GetListResult, RaRecord } from 'ra-core'
import { distinct } from '../domain/values/paging'
import type { Query } from '../http/addresses'
import type { HttpClient, RequestOptions } from '../http/httpClient'
import { readRecords, type Json } from './mappers/wire'
import { notFound } from './notFound'
import { recordPage } from './recordPage'
import type { ResourceApi } from './resourceApi'
import type { Signal, WatchedMeta } from './types'

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
      const { readWatchedJson } = await import('../http/watchedBody')
      return readWatchedJson(response, onProgress, signal)
    },
  }
}

/** Reads a list that the API only answers whole (docs/product.md §10.4). Pages and single records are taken from the whole list. */
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
    return recordPage(records, { filter: { q }, ...(sort ? { sort } : {}), ...(pagination ? { pagination } : {}) })
  }

  return {
    getList,
    async getOne({ id, signal }) {
      const { data } = await getList({ signal })
      const record = data.find((candidate) => String(candidate.id) === String(id))
      if (!record) throw notFound()
      return { data: record }
    },
  }
}
