import type { Period } from '@/domain/masters/periods'
import type { PricedNights } from '@/domain/masters/stayPrice'
import { SEASONS, type Nights } from '@/domain/types'
import { readCalendarDate, WEEKDAYS, type Weekday } from '@/domain/values/dates'
import { readNumber } from '@/domain/values/numbers'
import { asJson, readList, readOneOf, readPerRoom, readText, type Json } from './wire'

/** Reads nights from the first to the last one, under the names that the API gives them; null if one is missing. */
export function readNights(first: unknown, last: unknown): Nights | null {
  const [from, to] = [readCalendarDate(first), readCalendarDate(last)]
  return from === null || to === null ? null : { from, to }
}

const listOf = <T>(value: unknown, read: (json: Json, nights: Nights) => T): readonly T[] =>
  readList(value).flatMap((json) => {
    const nights = readNights(json.from, json.to)
    return nights ? [read(json, nights)] : []
  })

const ratesOf = (json: Json) => readPerRoom(json, (room) => room)

/** Reads the periods of a hotel as an admin edits them. */
export const readPeriods = (value: unknown): readonly Period[] =>
  listOf(value, (json, nights) => ({
    ...nights,
    ...ratesOf(json),
    label: readText(json.label),
    weekend: readNumber(json.weekend),
    note: readText(json.note),
  }))

export const readWeekdays = (value: unknown): readonly Weekday[] =>
  Array.isArray(value) ? WEEKDAYS.filter((day) => value.includes(day)) : []

function readWeekend(value: unknown): Pick<PricedNights, 'weekend'> {
  const { by, nights } = asJson(value)
  const amount = readNumber(by)
  if (amount === null || !Array.isArray(nights)) return {}
  return { weekend: { by: amount, nights: nights.flatMap((night) => readCalendarDate(night) ?? []) } }
}

/** Reads the rows that price the nights of a stay; nothing where the API tells none. */
export function readPricedNights(value: unknown): { nights?: readonly PricedNights[] } {
  const rows = listOf(value, (json, nights): PricedNights => {
    const [season, note] = [readOneOf(json.season, SEASONS), readText(json.note)]
    return {
      ...nights,
      ...ratesOf(json),
      label: readText(json.label),
      ...(note === null ? {} : { note }),
      ...(season === null ? {} : { season }),
      ...readWeekend(json.weekend),
    }
  })
  return rows.length > 0 ? { nights: rows } : {}
}

export function readMeal(value: unknown): { meal?: string } {
  const meal = readText(value)
  return meal === null ? {} : { meal }
}
