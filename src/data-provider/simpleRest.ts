import simpleRestProvider from 'ra-data-simple-rest'
import { readNumber } from '@/domain/values/numbers'
import { HttpError } from '@/http/HttpError'
import { readAnswer } from '@/http/httpClient'
import { isJson, missingMeta, readId, readList, recordIn, type Json } from './mappers/wire'
import type { ApiContext, BaseApi } from './resourceApi'
import type { SaveMeta } from './types'

/**
 * ra-data-simple-rest over our HTTP client, for one resource. It reads no field: a resource lays its own verbs over these
 * (docs/product.md §10.2). `meta` of a write carries its key and version. A write that is answered without its record counts
 * only when the list proves it (docs/product.md §7.1.6).
 */
export function simpleRest({ http, headersOf }: ApiContext, name: string, path = `/${name}`): BaseApi {
  const at = path.slice(1)
  const over = (meta?: SaveMeta) =>
    simpleRestProvider('', async (url, { method = 'GET', body, headers, signal } = {}) => {
      if (method === 'GET')
        return (await http.request('GET', url, {
          signal: signal ?? undefined,
          headers: Object.fromEntries(new Headers(headers)),
          readFile,
        })) as Answer
      const json = await http.request(method as 'POST' | 'PUT' | 'DELETE', url, {
        json: body as string | undefined,
        headers: headersOf(meta),
        mayBeEmpty: true,
      })
      return { status: 200, headers: new Headers(), body: '', json }
    })
  async function shown(): Promise<Json[]> {
    const answer = await http.request('GET', path)
    if (missingMeta(answer)) throw new HttpError({ kind: 'notJson' })
    return readList(answer)
  }

  /** The record that an answer tells, or the one that the list shows. Throws where neither proves the write. */
  async function proven(answer: unknown, isIt: (record: Json) => boolean): Promise<{ data: Json }> {
    const record = recordIn(answer)
    if (isJson(record) && readId(record.id) !== null) return { data: record }
    const data = await shown().then(
      (list) => list.find(isIt),
      () => undefined,
    )
    if (!data) throw new HttpError({ kind: 'unproven' })
    return { data }
  }

  return {
    name,
    path,
    getList: (params) => over().getList(at, params),
    getOne: ({ id, signal }) => over().getOne(at, { id, signal }),
    create: async ({ data, meta }) => {
      const answer = await over(meta).create(at, { data: data as Json })
      return proven(answer.data, (record) => holds(record, data))
    },
    update: async ({ id, data, meta }) => {
      const answer = await over(meta).update(at, { id, data: data as Json, previousData: { id } })
      return proven(answer.data, (record) => isRecord(id)(record) && holds(record, data))
    },
    delete: async ({ id, meta }) => {
      const { data }: { data: unknown } = await over(meta).delete(at, { id })
      const isGone = async () => !(await shown()).some(isRecord(id))
      const isProven = (isJson(data) && Object.keys(data).length > 0) || (await isGone().catch(() => false))
      if (!isProven) throw new HttpError({ kind: 'unproven' })
      return { data: { ...(data as object | null), id } }
    },
  }
}

type Answer = { status: number; headers: Headers; body: string; json: unknown }

const readFile = async (response: Response): Promise<Answer> => ({
  status: response.status,
  headers: response.headers,
  body: '',
  json: await readAnswer(response, null),
})

const isRecord = (id: unknown) => (record: Json) => String(record.id) === String(id)

const asText = (value: unknown) => String(typeof value === 'string' ? (readNumber(value) ?? value.trim()) : value)

/** Whether a record has all that was sent. An API may write a number as a text, and nothing as null. */
function holds(record: unknown, sent: unknown): boolean {
  if (Array.isArray(sent))
    return Array.isArray(record) && sent.length === record.length && sent.every((item, at) => holds(record[at], item))
  if (isJson(sent)) return isJson(record) && Object.entries(sent).every(([name, value]) => holds(record[name], value))
  return asText(record ?? null) === asText(sent ?? null)
}
