import { nextNight } from '@/domain/masters/periodHelp'
import type { Period } from '@/domain/masters/periods'
import { readTypedDate } from '@/domain/text/typedDate'
import { perRoom } from '@/domain/types'
import { formatShortDate } from '@/domain/values/dates'
import { groupAmount, parseTyped, typedDecimal } from '@/domain/values/typedNumbers'

/** A period while the admin types: each cell is a text, a day `15 Agu 2026`. */
export type TypedPeriod = Record<keyof Period, string>

const amountText = (amount: number | null) => groupAmount(typedDecimal(amount))

export const typedPeriods = (periods: readonly Period[]): TypedPeriod[] =>
  periods.map(({ from, to, label, weekend, note, ...rates }) => ({
    from: formatShortDate(from),
    to: formatShortDate(to),
    label: label ?? '',
    ...perRoom((room) => amountText(rates[room])),
    weekend: amountText(weekend),
    note: note ?? '',
  }))

export const readDay = (typed: string): string => readTypedDate(typed) ?? typed.trim()

const readAmount = (typed: string): unknown => (typed.trim() === '' ? null : (parseTyped(typed, 'sar') ?? typed))
const readWords = (typed: string): string | null => typed.trim() || null

/** The typed rows as periods. A day or an amount that cannot be read stays a text, so that the rules name its row. */
export const readPeriods = (typed: readonly TypedPeriod[]): Period[] =>
  typed.map(
    ({ from, to, label, weekend, note, ...rates }) =>
      ({
        from: readDay(from),
        to: readDay(to),
        label: readWords(label),
        ...perRoom((room) => readAmount(rates[room])),
        weekend: readAmount(weekend),
        note: readWords(note),
      }) as Period,
  )

const NO_PRICES = { double: '', triple: '', quad: '', weekend: '', note: '' }

/** A new row: it begins on the night after the last one of all rows, and costs what another row costs. */
export function newPeriod(rows: readonly TypedPeriod[], like: TypedPeriod | undefined = rows.at(-1)): TypedPeriod {
  const from = nextNight(readPeriods(rows))
  const { double, triple, quad, weekend } = like ?? NO_PRICES
  return { from: from ? formatShortDate(from) : '', to: '', label: '', double, triple, quad, weekend, note: '' }
}

/** The rows by their first nights. One without a day stays behind the others. */
export const inOrder = (rows: readonly TypedPeriod[]): TypedPeriod[] => {
  const dayOf = ({ from }: TypedPeriod) => readTypedDate(from) ?? '~'
  return [...rows].sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : Number(dayOf(a) > dayOf(b))))
}
