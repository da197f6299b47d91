import { isObject } from '../../domain/values/isObject'
import { readNumber } from '../../domain/values/numbers'
import type { Id, PerRoom } from '../../domain/types'

/** Any JSON object. The mappers check each field, because an answer may hold anything. */
export type Json = Record<string, unknown>

export const isJson: (value: unknown) => value is Json = isObject
export const asJson = (value: unknown): Json => (isJson(value) ? value : {})

/**
 * Returns the list of an answer, from `data.data` or `data`, or the answer itself. A missing list counts as empty
 * (docs/product.md §10.4).
 */
export function readList(answer: unknown): Json[] {
  const data = Array.isArray(answer) ? answer : asJson(answer).data
  const list = Array.isArray(data) ? data : asJson(data).data
  return Array.isArray(list) ? list.filter(isJson) : []
}

/** Reads all records of a list and leaves out the unreadable ones. */
export const readRecords = <T>(answer: unknown, read: (json: Json) => T | null): T[] =>
  readList(answer)
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
