import { readNumber } from '../domain/values/numbers'
import { HttpError } from '../http/HttpError'
import type { HttpClient } from '../http/httpClient'
import { isJson, readId, requireList, type Json } from './mappers/wire'

type Written = { http: HttpClient; path: string; answer: unknown }

const asText = (value: unknown) => String(typeof value === 'string' ? (readNumber(value) ?? value.trim()) : value)

/** Whether a record has all that was sent. An API may write a number as a text, and nothing as null. */
function holds(record: unknown, sent: unknown): boolean {
  if (Array.isArray(sent))
    return Array.isArray(record) && sent.length === record.length && sent.every((item, at) => holds(record[at], item))
  if (isJson(sent)) return isJson(record) && Object.entries(sent).every(([name, value]) => holds(record[name], value))
  return asText(record ?? null) === asText(sent ?? null)
}

/** The record that an answer tells, or the one that the list shows. Throws where neither proves the write. */
async function provenBy({ http, path, answer }: Written, isIt: (record: Json) => boolean): Promise<Json> {
  if (isJson(answer) && readId(answer.id) !== null) return answer
  const record = await http.request('GET', path).then(
    (list) => requireList(list).find(isIt),
    () => undefined,
  )
  if (!record) throw new HttpError({ kind: 'unproven' })
  return record
}

const hasId = (id: unknown) => (record: Json) => String(record.id) === String(id)

/** Proves a create or an update (docs/product.md §7.1.6). `id` is null for a new record. */
export const provenSave = (written: Written, id: unknown, sent: object): Promise<Json> =>
  provenBy(written, (record) => (id === null || hasId(id)(record)) && holds(record, sent))

/** Proves that a record was deleted: the answer says something, or the list is without it. */
export async function provenDelete({ http, path, answer }: Written, id: unknown): Promise<void> {
  if (isJson(answer) && Object.keys(answer).length > 0) return
  const isGone = await http.request('GET', path).then(
    (list) => !requireList(list).some(hasId(id)),
    () => false,
  )
  if (!isGone) throw new HttpError({ kind: 'unproven' })
}
