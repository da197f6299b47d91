import * as v from 'valibot'
import { given, key, problemsOf, type FormProblem } from '../masters/masters'
import type { CalendarDate } from '../types'
import { addDays, isCalendarDate } from '../values/dates'
import type { Currency } from './currency'
import type { DatedKurs } from './kurs'

/** The rules of a new rate, once: for the admin's form and for the body that the API receives. Messages are i18n keys. */

const RUPIAH: Record<Currency, { min: number; max: number }> = {
  SAR: { min: 1_000, max: 20_000 },
  USD: { min: 5_000, max: 50_000 },
}
const BUFFER = { min: 0, max: 50 }
const EARLIEST: CalendarDate = '2000-01-01'
/** A rate may be entered so many days ahead. A year that was mistyped lies beyond. */
const DAYS_AHEAD = 366

const hasTwoDecimals = (value: number) => Number(value.toFixed(2)) === value

const amount = ({ min, max }: { min: number; max: number }, message: string) =>
  v.pipe(
    v.number(message),
    v.finite(message),
    v.minValue(min, message),
    v.maxValue(max, message),
    v.check(hasTwoDecimals, message),
  )

const schemaOn = (today: CalendarDate, currency: Currency) =>
  v.object(
    {
      rupiahPerSar: v.pipe(given, amount(RUPIAH[currency], key(`kursNilai${currency}`))),
      buffer: v.pipe(
        given,
        v.transform((value) => value ?? 0),
        amount(BUFFER, key('kursBuffer')),
      ),
      validFrom: v.pipe(
        given,
        v.string(key('kursTanggal')),
        v.check((day) => isCalendarDate(day) && day >= EARLIEST, key('kursTanggal')),
        v.check((day) => day <= addDays(today, DAYS_AHEAD), key('kursTerlaluJauh')),
      ),
    },
    key('kursBuffer'),
  )

/** The rules that a new rate breaks on this day: for each path the first broken rule, as an i18n key. */
export const kursProblems = (value: unknown, today: CalendarDate, currency: Currency = 'SAR'): FormProblem[] =>
  problemsOf(schemaOn(today, currency), value)

/** A new rate; an empty buffer is 0. Throws valibot's ValiError if {@link kursProblems} finds a problem. */
export const parseKurs = (value: unknown, today: CalendarDate, currency: Currency = 'SAR'): DatedKurs =>
  v.parse(schemaOn(today, currency), value)
