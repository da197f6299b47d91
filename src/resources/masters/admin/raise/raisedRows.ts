import { RAISE_STEPS, raisedPrice, type Raise } from '@/domain/masters/raise'
import { nightsText, type Period } from '@/domain/masters/periods'
import { isTierList } from '@/domain/masters/tiers'
import { isSameJson } from '@/domain/sameJson'
import { ROOM_TYPES, type RoomType } from '@/domain/types'
import { today } from '@/domain/values/dates'
import { raiseText } from '@/i18n/admin/raise'
import { say, t } from '@/i18n/translate'
import type { PreviewRow } from '../import/preview/compare'
import { figureText } from '../import/preview/figureText'
import type { ComparedRows, Wrong } from '../import/preview/preview'
import { numberAt, proportionOf } from '../import/preview/proportion'
import { recordWith, valueAt } from '@/records/fields'
import { type Column, type FileKind, type Form, type Saved } from '../import/rows/columns'

/** The columns of a master's prices. */
export const priceColumns = ({ columns }: FileKind): readonly Column[] =>
  columns.filter(({ unit }) => unit === 'rupiah' || unit === 'sar')

type NewPrices = { price: (price: number, path: string, form: Form) => number; period: (period: Period) => Period }

const periodsIn = (form: Form) => (valueAt(form, 'periods') ?? []) as readonly Period[]

/** The price of a room in a period, as a column of the preview. */
const columnOf = (period: Period, room: RoomType): Column => ({
  path: `periods.${period.from}.${room}`,
  heading: raiseText('periodPrice', { nights: nightsText(period), room: t(`room.${room}`) }),
  kind: 'number',
  unit: 'sar',
  isOptional: true,
  isPicture: false,
})

const labelAt = ({ fields }: FileKind, path: string) => fields.find((field) => field.path === path)?.label ?? path

/** The records with other prices, as the rows of an import. A record without a price keeps none. */
function repriced(saved: readonly Saved[], kind: FileKind, { price, period }: NewPrices): ComparedRows {
  const wrong: Wrong[] = []
  const rows = saved.map((record, at): PreviewRow => {
    const [line, id, before] = [at + 1, record.id, kind.formOf(record)]
    const inColumns = priceColumns(kind).flatMap((column) => {
      const from = numberAt(before, column.path)
      const to = from === null ? null : price(from, column.path, before)
      return from === to ? [] : [{ column, from, to }]
    })
    const periods = periodsIn(before).map(period)
    const inPeriods = periodsIn(before).flatMap((old, of) =>
      ROOM_TYPES.flatMap((room) => {
        const [from, to] = [old[room], periods[of]?.[room]]
        return from === to ? [] : [{ column: columnOf(old, room), from, to }]
      }),
    )
    const inTiers = kind.columns.flatMap((column) => {
      const from = valueAt(before, column.path)
      if (!isTierList(from)) return []
      const to = from.map((tier) => ({ ...tier, amount: price(tier.amount, 'price', before) }))
      return isSameJson(from, to) ? [] : [{ column, from, to }]
    })
    const changes = [...inColumns, ...inTiers, ...inPeriods]
    if (changes.length === 0) return { line, kind: 'same', id, before, after: before, changes }
    const changed = new Map<string, unknown>(changes.map(({ column, to }) => [column.path, to]))
    const values = kind.columns.map(({ path }) => [path, changed.get(path) ?? valueAt(before, path)] as const)
    const after = { ...before, ...recordWith(values), ...(inPeriods.length > 0 ? { periods } : {}) } as Form
    for (const { path, key } of kind.problems(after)) {
      const column = kind.columns.find((one) => one.path === path)?.heading ?? labelAt(kind, path)
      const content = path === 'periods' ? '' : figureText(valueAt(after, path))
      wrong.push({ line, column, content, why: say(key) })
    }
    return { line, kind: 'changed', id, before, after, changes }
  })
  // The neighbours of a price move with it, so only its own move is remarkable.
  const { moved } = proportionOf(rows, saved, kind.columns)
  return { columns: kind.columns, rows, wrong, proportion: { moved, far: [] } }
}

/** The names of the records whose mistakes no other percent mends; none where a price is wrong. */
export function recordsToMend({ rows, wrong }: ComparedRows, kind: FileKind): string[] {
  const prices = new Set([...priceColumns(kind).map(({ heading }) => heading), labelAt(kind, 'periods')])
  if (wrong.some(({ column }) => prices.has(column))) return []
  return [...new Set(wrong.map(({ line }) => String(valueAt(rows[line - 1]?.before ?? {}, 'name'))))]
}

/** A change of prices: which columns and which prices of periods, and how. */
export type ColumnRaise = Raise & {
  paths: ReadonlySet<string>
  /** Null: periods keep their prices. `from` is the first night of the first period; empty for all that are not past. */
  periods: { from: string; rooms: readonly RoomType[] } | null
}

function raisedPeriod(period: Period, { periods, ...raise }: ColumnRaise): Period {
  if (!periods || (periods.from === '' ? period.to < today() : period.from < periods.from)) return period
  const priced = periods.rooms.flatMap((room) => {
    const price = period[room]
    return price === null ? [] : [[room, raisedPrice(price, raise)] as const]
  })
  return { ...period, ...Object.fromEntries(priced) }
}

export const raisedRows = (saved: readonly Saved[], kind: FileKind, raise: ColumnRaise): ComparedRows =>
  repriced(saved, kind, {
    // The steps are rupiah; a price in another currency is rounded to its decimals.
    price: (price, path, form) => {
      const step = valueAt(form, 'currency') === undefined ? raise.step : RAISE_STEPS.sar[0]
      return raise.paths.has(path) ? raisedPrice(price, { ...raise, step }) : price
    },
    period: (period) => raisedPeriod(period, raise),
  })
