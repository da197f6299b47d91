import { inOwnCurrency } from '@/domain/kurs/currency'
import type { Period } from '@/domain/masters/periods'
import { ROOM_TYPES, type Nights } from '@/domain/types'
import { valueAt } from '@/records/fields'
import { periodPath, type Column, type Saved } from '../rows/columns'
import type { PreviewRow } from './compare'

/** A price of a row that an admin should look at once more. */
export type Remarkable = { line: number; column: Column; from: number | null; to: number }

const isPrice = ({ unit }: Column) => unit === 'rupiah' || unit === 'sar'
export const numberAt = (form: object | null, path: string): number | null => {
  const value = form && valueAt(form, path)
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

type Priced = { nights: Nights | null; price: number }

/** The prices of a form in a column: one, or those of its periods. */
function pricesAt(form: object | null, path: string): Priced[] {
  const room = ROOM_TYPES.find((one) => periodPath(one) === path)
  const periods = room && form ? ((valueAt(form, 'periods') ?? []) as readonly Period[]) : []
  const all = room
    ? periods.map((nights) => ({ nights, price: nights[room] }))
    : [{ nights: null, price: numberAt(form, path) }]
  return all.flatMap(({ nights, price }) => (price === null ? [] : [{ nights, price }]))
}

/** Whether the first night of some nights is among others. A price outside all nights has none. */
const isWithin = (nights: Nights | null, others: Nights | null) =>
  nights === null || (others !== null && others.from <= nights.from && nights.from <= others.to)

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return (low + high) / 2
}

export type Proportion = { moved: readonly Remarkable[]; far: readonly Remarkable[] }

/** Whether a price moved by more than half of what it was. */
const movedFar = (from: number | null, to: number) => from !== null && from !== to && Math.abs(to - from) > from / 2

/** So many times its neighbours, or such a part of them, is far. */
const FAR = 10
const FAR_IN_ROW = 6
/** Fewer neighbours than this say nothing. */
const FEWEST = 3

/** Among so many prices one more changes no median. */
const MANY = 50

const isFarFrom = (value: number, middle: number, times: number) =>
  middle > 0 && (value > middle * times || value < middle / times)

/** Says whether a number lies far from the others of a list that has it. */
function createFar(numbers: readonly number[], times: number): (value: number) => boolean {
  if (numbers.length <= FEWEST) return () => false
  const middle = median(numbers)
  if (numbers.length > MANY) return (value) => isFarFrom(value, middle, times)
  return (value) => {
    const at = numbers.indexOf(value)
    return isFarFrom(value, median(numbers.filter((_, place) => place !== at)), times)
  }
}

const pricesIn = (forms: readonly object[], columns: readonly Column[]): number[] =>
  forms.flatMap((form) => columns.flatMap(({ path }) => pricesAt(form, path).map(({ price }) => price)))

/**
 * Finds the prices of new and changed rows that moved by more than half, and those that lie far from their neighbours: the
 * other prices of the column, saved ones too, and those of the same hotel. They may be right, so nothing is refused.
 */
export function proportionOf(rows: readonly PreviewRow[], saved: readonly Saved[], columns: readonly Column[]) {
  const prices = columns.filter(isPrice)
  const written = new Set(rows.flatMap(({ id }) => (id === null ? [] : [String(id)])))
  const untouched = saved.filter(({ id }) => !written.has(String(id)))
  const forms = [...rows.map(({ after }) => after), ...untouched.map(inOwnCurrency)]
  const currencyOf = (form: object) => String(valueAt(form, 'currency') ?? '')
  // Prices in different currencies are no neighbours.
  const isFarInColumn = new Map(
    [...new Set(forms.map(currencyOf))].flatMap((currency) =>
      prices.map((column) => {
        const alike = forms.filter((form) => currencyOf(form) === currency)
        return [`${column.path} ${currency}`, createFar(pricesIn(alike, [column]), FAR)] as const
      }),
    ),
  )
  const remarkable = rows
    .filter(({ kind }) => kind !== 'same')
    .flatMap(({ line, before, after }) => {
      const isFarInRow = createFar(pricesIn([after], prices), FAR_IN_ROW)
      return prices.flatMap((column) => {
        const was = pricesAt(before, column.path)
        return pricesAt(after, column.path).flatMap(({ nights, price: to }) => {
          const [from = null] = was.flatMap((one) => (isWithin(nights, one.nights) ? one.price : []))
          const isFar = isFarInRow(to) || isFarInColumn.get(`${column.path} ${currencyOf(after)}`)?.(to)
          return from === to ? [] : [{ line, column, from, to, isFar }]
        })
      })
    })
  return {
    moved: remarkable.filter(({ from, to }) => movedFar(from, to)),
    far: remarkable.filter(({ isFar }) => isFar),
  }
}
