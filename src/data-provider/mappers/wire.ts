import { isObject } from '../../domain/values/isObject'
import { readNumber } from '../../domain/values/numbers'
import type { Id, PerRoom } from '../../domain/types'
import { HttpError } from '../../http/HttpError'

/** Any JSON object. The mappers check each field, because an answer may hold anything. */
export type Json = Record<string, unknown>

export const isJson: (value: unknown) => value is Json = isObject
export const asJson = (value: unknown): Json => (isJson(value) ? value : {})

const listIn = (answer: unknown): unknown[] | null => {
  const data = Array.isArray(answer) ? answer : asJson(answer).data
  const list = Array.isArray(data) ? data : asJson(data).data
  return Array.isArray(list) ? list : null
}

/** Returns the objects of a list inside a record. A missing list counts as empty. */
export const readList = (value: unknown): Json[] => (listIn(value) ?? []).filter(isJson)

/**
 * Returns the list of an answer, from `data.data` or `data`, or the answer itself. Throws where there is none: an empty
 * list would overwrite what the phone keeps (docs/product.md §10.4).
 */
export function requireList(answer: unknown): Json[] {
  const list = listIn(answer)
  if (list === null) throw new HttpError({ kind: 'notJson' })
  return list.filter(isJson)
}

/** Reads all records of an answer's list and leaves out the unreadable ones. Throws where there is no list. */
export const readRecords = <T>(answer: unknown, read: (json: Json) => T | null): T[] =>
  requireList(answer)
    .map(read)
    .filter((record) => record !== null)

export const readId = (value: unknown): Id | null =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null

export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : typeof value === 'number' ? String(value) : null

/** Reads three fields, one per room type. Without intermediate arrays, because a picker may have thousands of hotels. */
export const readPerRoom = (json: Json, nameOf: (room: keyof PerRoom<unknown>) => string): PerRoom<number | null> => ({
  double: readNumber(json[nameOf('double')]),
  triple: readNumber(json[nameOf('triple')]),
  quad: readNumber(json[nameOf('quad')]),
})

export const readOneOf = <T extends string>(value: unknown, options: readonly T[]): T | null =>
  options.find((option) => option === value) ?? null
