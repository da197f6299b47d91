import { showsNothing } from '@/domain/values/letters'
import { isObject } from '@/domain/values/isObject'
import { readNumber } from '@/domain/values/numbers'
import { perRoom, type Id, type PerRoom, type RoomType } from '@/domain/types'
import { NO_LIST } from '../types'

/** Any JSON object. The mappers check each field, because an answer may hold anything. */
export type Json = Record<string, unknown>

export const isJson: (value: unknown) => value is Json = isObject
export const asJson = (value: unknown): Json => (isJson(value) ? value : {})

/** The record of an answer, which may stand in an envelope. */
export const recordIn = (answer: unknown): unknown => (isJson(answer) && isJson(answer.data) ? answer.data : answer)

const listIn = (answer: unknown): unknown[] | null => {
  const data = Array.isArray(answer) ? answer : asJson(answer).data
  const list = Array.isArray(data) ? data : asJson(data).data
  return Array.isArray(list) ? list : null
}

/** Returns the objects of a list. A missing list counts as empty. */
export const readList = (value: unknown): Json[] => (listIn(value) ?? []).filter(isJson)

/** Whether a row of a list has an id as an address names it. */
export const isRecord = (id: string) => (row: Json) => String(row.id) === id

/** The mark of an answer without a list, for the list's `meta`. */
export const missingMeta = (answer: unknown): typeof NO_LIST | undefined =>
  listIn(answer) === null ? NO_LIST : undefined

/** Reads all records of an answer's list, from `data.data`, `data` or the answer itself. It leaves out the unreadable ones. */
export const readRecords = <T>(answer: unknown, read: (json: Json) => T | null): T[] =>
  readList(answer)
    .map(read)
    .filter((record) => record !== null)

export const readId = (value: unknown): Id | null =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null

export const readText = (value: unknown): string | null =>
  typeof value === 'string' && !showsNothing(value) ? value : typeof value === 'number' ? String(value) : null

/** Reads three fields, one per room type. */
export const readPerRoom = (json: Json, nameOf: (room: RoomType) => string): PerRoom<number | null> =>
  perRoom((room) => readNumber(json[nameOf(room)]))

export const readOneOf = <T extends string>(value: unknown, options: readonly T[]): T | null =>
  options.find((option) => option === value) ?? null
