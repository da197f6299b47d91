import { nightsText, byFirstNight, type Period } from '@/domain/masters/periods'
import { perRoom, ROOM_TYPES, type Nights, type RoomType } from '@/domain/types'
import { importText } from '@/i18n/admin/importTexts'
import { isSameValue } from '../preview/compare'
import { periodPath } from '../rows/columns'
import type { DatedLine } from './datedLine'

/** A line with its nights, once the file's borders have settled them. */
export type SettledLine = Omit<DatedLine, 'nights'> & { nights: Nights }

/** What a list does not say about nights, a saved period of the same nights keeps; so does what differs in nothing a cell shows. */
function periodOf({ block, nights: { from, to }, ...line }: SettledLine, saved: readonly Period[]): Period {
  const same = saved.find((period) => period.from === from && period.to === to)
  const valueOf = <Name extends RoomType | 'weekend' | 'label' | 'note'>(
    name: Name,
    value: Period[Name],
  ): Period[Name] => {
    const unit = name === 'label' || name === 'note' ? undefined : 'sar'
    const isTold = block.found.places.has(periodPath(name)) || value !== null
    return same && (!isTold || isSameValue(value, same[name], unit)) ? same[name] : value
  }
  return {
    from,
    to,
    ...perRoom((room) => valueOf(room, line.rates[room])),
    weekend: valueOf('weekend', line.weekend),
    label: valueOf('label', line.label),
    note: valueOf('note', line.note),
  }
}

/** The amount of a weekend's night: the same for all rooms, or why it is none. */
function differenceOf(weekday: Period, weekend: Period): number | null {
  const both = ROOM_TYPES.filter((room) => weekday[room] !== null || weekend[room] !== null)
  const steps = new Set(
    both.map((room) => Math.round(((weekend[room] ?? Number.NaN) - (weekday[room] ?? Number.NaN)) * 100)),
  )
  const [step = 0] = steps
  return steps.size === 1 && step >= 0 ? step / 100 : null
}

/** The line of an earlier row, with its sheet where that is another one. */
const placeOf = ({ line, block: { sheet } }: SettledLine, other: SettledLine) =>
  sheet === null || sheet === other.block.sheet ? line : `${sheet}: ${line}`

/**
 * The periods that the lines of a hotel make. Two lines of the same nights, one for weekends, are one period; nights that
 * two lines name are wrong.
 */
export function periodsOf(
  lines: readonly SettledLine[],
  saved: readonly Period[],
  wrong: (line: SettledLine, why: string) => void,
): Period[] {
  const rows = lines.map((line) => ({ line, period: periodOf(line, saved) }))
  const usual = rows.filter(({ line }) => line.days !== 'weekend')
  for (const { line, period } of rows.filter((row) => row.line.days === 'weekend')) {
    const pair = usual.find((row) => row.period.from === period.from && row.period.to === period.to)
    const step = pair ? differenceOf(pair.period, period) : null
    if (pair && step !== null) pair.period.weekend = step || null
    else wrong(line, importText(pair ? 'weekendUneven' : 'weekendAlone'))
  }
  const sorted = [...usual].sort((a, b) => byFirstNight(a.period, b.period))
  for (const [at, { line, period }] of sorted.entries()) {
    const earlier = sorted.slice(0, at).find((row) => row.period.to >= period.from)
    if (!earlier) continue
    const to = earlier.period.to < period.to ? earlier.period.to : period.to
    wrong(
      line,
      importText('nightsTwice', { line: placeOf(earlier.line, line), nights: nightsText({ from: period.from, to }) }),
    )
  }
  return sorted.map(({ period }) => period)
}
