import { readNumber } from '@/domain/values/numbers'
import { isJson, isRecord, readList, type Json } from './wire'

const asText = (value: unknown) => String(typeof value === 'string' ? (readNumber(value) ?? value.trim()) : value)

/** Whether a record has all that was sent. An API may write a number as a text, and nothing as null. */
function holds(record: unknown, sent: unknown): boolean {
  if (Array.isArray(sent))
    return Array.isArray(record) && sent.length === record.length && sent.every((item, at) => holds(record[at], item))
  if (isJson(sent)) return isJson(record) && Object.entries(sent).every(([name, value]) => holds(record[name], value))
  return asText(record ?? null) === asText(sent ?? null)
}

/** The record of a list that has all that a write has sent. `id` is null for a new record. */
export function shownIn(list: unknown, id: string | null, json: string | undefined): Json | undefined {
  const sent: unknown = json === undefined ? {} : JSON.parse(json)
  return readList(list).find((row) => (id === null || isRecord(id)(row)) && holds(row, sent))
}
