import type { fetchUtils, GetListResult, RaRecord } from 'ra-core'
import type { Query } from '@/http/addresses'
import { HttpError } from '@/http/HttpError'
import type { RequestOptions } from '@/http/httpClient'
import { saysSomething } from '@/http/ownAnswer'
import {
  asJson,
  isJson,
  missingMeta,
  readId,
  readList,
  readRecords,
  recordIn,
  isRecord,
  type Json,
} from './mappers/wire'
import { missingIn, notFound } from './notFound'
import type { Asked, ListWire, Reader, ResourceHttp } from './resourceApi'
import type { SaveMeta, WatchedMeta } from './types'
import { readNumber } from '@/domain/values/numbers'

const asText = (value: unknown) => String(typeof value === 'string' ? (readNumber(value) ?? value.trim()) : value)

/** Whether a record has all that was sent. An API may write a number as a text, and nothing as null. */
function holds(record: unknown, sent: unknown): boolean {
  if (Array.isArray(sent))
    return Array.isArray(record) && sent.length === record.length && sent.every((item, at) => holds(record[at], item))
  if (isJson(sent)) return isJson(record) && Object.entries(sent).every(([name, value]) => holds(record[name], value))
  return asText(record ?? null) === asText(sent ?? null)
}

/** The record of a list that has all that a write has sent. `id` is null for a new record. */
function shownIn(list: unknown, id: string | null, json: string | undefined): Json | undefined {
  const sent: unknown = json === undefined ? {} : JSON.parse(json)
  return readList(list).find((row) => (id === null || isRecord(id)(row)) && holds(row, sent))
}

/** One call of ra-data-simple-rest. */
export type Call = {
  /** Key and version of a write, or who wants to know how much of a list has come. */
  meta: (SaveMeta & Partial<WatchedMeta>) | undefined
  /** Reads a record of the answer. */
  read: Reader
  /** What the answer says besides, for which simple-rest has no place. */
  told: Pick<GetListResult<RaRecord>, 'pageInfo' | 'meta'>
}

/**
 * The HTTP client of ra-data-simple-rest: turns its requests for one resource into those of the partner API, and the answers
 * into what it reads (docs/product.md §10.2). It asks for one page with `sort`, `range` and `filter`, and wants `Content-Range`.
 */
export function partnerClient(http: ResourceHttp, path: string, list: ListWire, { meta, read, told }: Call) {
  async function page(search: string, signal: AbortSignal | undefined) {
    const asked = askedIn(new URLSearchParams(search))
    const answer = await http.request('GET', path, {
      query: list.queryOf(asked),
      signal,
      ...watching(meta?.onProgress, signal),
    })
    const { data, total = '*', ...besides } = list.pageOf(readRecords(answer, read), answer, asked)
    const missing = missingMeta(answer)
    Object.assign(told, besides, missing && { meta: { ...besides.meta, ...missing } })
    return result(data, { 'Content-Range': `*/${total}` })
  }

  async function one(at: string, signal: AbortSignal | undefined) {
    const answer = await http.request('GET', list.isWhole ? path : at, { signal })
    const json = list.isWhole ? readList(answer).find(isRecord(idIn(at))) : asJson(recordIn(answer))
    const record = json && read(json)
    if (!record) throw list.isWhole ? notFound() : missingIn(answer)
    return result(record)
  }

  async function write(method: Write, at: string, json: string | undefined) {
    const answer = await http.request(method, at, { json, meta, mayBeEmpty: list.isWhole })
    const record = recordIn(answer)
    const isTold = method === 'DELETE' ? saysSomething(answer) : isJson(record) && readId(record.id) !== null
    const { data: _, ...envelope } = asJson(answer)
    if (record !== answer) told.meta = envelope
    const saved = isTold ? asJson(record) : await shownAfter(method, at, json)
    return result(read(saved) ?? saved)
  }

  /** The record that proves a write which was answered without it (docs/product.md §7.1.6): only a whole list does. */
  async function shownAfter(method: Write, at: string, json: string | undefined): Promise<Json> {
    const answer = list.isWhole ? await http.request('GET', path).catch(() => null) : null
    const row = shownIn(answer, at === path ? null : idIn(at), json)
    if (missingMeta(answer) || (method === 'DELETE') === (row !== undefined)) throw new HttpError({ kind: 'unproven' })
    return row ?? {}
  }

  const idIn = (at: string) => decodeURIComponent(at.slice(path.length + 1))

  return (url: string, { method = 'GET', body, signal }: fetchUtils.Options = {}) => {
    const [at = '', search] = url.split('?')
    if (method !== 'GET') return write(method as Write, at, body as string | undefined)
    return search === undefined ? one(at, signal ?? undefined) : page(search, signal ?? undefined)
  }
}

type Write = 'POST' | 'PUT' | 'DELETE'

const result = (json: unknown, headers: Record<string, string> = {}) => ({
  status: 200,
  headers: new Headers(headers),
  body: '',
  json,
})

/** The page that simple-rest asks for. */
function askedIn(search: URLSearchParams): Asked {
  const read = (name: string): unknown => JSON.parse(search.get(name) ?? '{}')
  const [[from, to], [field, order]] = [read('range') as [number, number], read('sort') as [string, 'ASC' | 'DESC']]
  const perPage = to - from + 1
  return { filter: read('filter') as Query, sort: { field, order }, pagination: { page: from / perPage + 1, perPage } }
}

/** The options of a request whose caller wants to know how much of the list has come. */
function watching(onProgress: WatchedMeta['onProgress'] | undefined, signal: AbortSignal | undefined): RequestOptions {
  if (!onProgress) return {}
  return {
    readFile: async (response) => {
      const { readWatchedJson } = await import('@/http/watchedBody')
      return readWatchedJson(response, onProgress, signal)
    },
  }
}
