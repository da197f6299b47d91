import { isObject } from '../../domain/values/isObject'
import { readNumber } from '../../domain/values/numbers'
import { ROOM_TYPES, type Id, type PerRoom } from '../../domain/types'

/** Any JSON object; its fields are read one by one, as nothing of an answer is taken on trust. */
export type Json = Record<string, unknown>

export const isJson: (value: unknown) => value is Json = isObject
export const asJson = (value: unknown): Json => (isJson(value) ? value : {})

/** The list of an answer that holds it as `data` or as `data.data`; empty when missing (spec §7). */
export function readList(answer: unknown): Json[] {
  const data = asJson(answer).data
  const list = Array.isArray(data) ? data : asJson(data).data
  return Array.isArray(list) ? list.filter(isJson) : []
}

/** Every record of a list that can be read. */
export const readRecords = <T>(answer: unknown, read: (json: Json) => T | null): T[] =>
  readList(answer)
    .map(read)
    .filter((record) => record !== null)

export const readId = (value: unknown): Id | null =>
  typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null

export const readText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : typeof value === 'number' ? String(value) : null

/** Reads the three prices named by room type. */
export const readPerRoom = (json: Json, nameOf: (room: keyof PerRoom<unknown>) => string): PerRoom<number | null> =>
  Object.fromEntries(ROOM_TYPES.map((room) => [room, readNumber(json[nameOf(room)])])) as PerRoom<number | null>

export const readOneOf = <T extends string>(value: unknown, options: readonly T[]): T | null =>
  options.find((option) => option === value) ?? null
