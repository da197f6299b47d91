import type { Nights } from '@/domain/types'
import { addDays } from '@/domain/values/dates'
import { periodPath } from '../rows/columns'
import { cellText, isBlank, isCovered, type Block, type Cell, type Row } from '../rows/table'
import { readEnds, readNights, type ReadNights, type Years } from './writtenNights'
import { rowYears } from './years'

/** Reads the days that one cell says: a span (`1 JUN - 30 JUL 2026`, `SEPT 2026`) or a day. */
export function readDays(cell: Cell | undefined, years: Years): ReadNights {
  const span = readNights(dayText(cell), years)
  const day = readEnds(dayText(cell), dayText(cell), years)
  return 'why' in span && ('nights' in day || span.why === 'dateUnknown') ? day : span
}

/** Whether a row is for the nights of weekends, or for the others; null where it says neither. */
export type Days = 'weekday' | 'weekend' | null

const DAYS = /[([]?(?<![\p{L}\p{N}])(?:(WD|week ?days?)|WE|week ?ends?)(?![\p{L}\p{N}])[)\]]?/iu

/** Takes the mark of a line for weekends, or for the other nights, out of a text. */
export function withoutDays(text: string): { text: string; days: Days } {
  const [mark, isWeekday] = DAYS.exec(text) ?? []
  if (mark === undefined) return { text, days: null }
  return { text: text.replace(mark, ' ').replace(/\s+/g, ' ').trim(), days: isWeekday ? 'weekday' : 'weekend' }
}

const pad = (n: number) => String(n).padStart(2, '0')
/** A cell of a date as a text that the reader of dates knows. */
export const dayText = (cell: Cell | undefined): string =>
  cell instanceof Date && !Number.isNaN(cell.getTime())
    ? `${cell.getUTCFullYear()}-${pad(cell.getUTCMonth() + 1)}-${pad(cell.getUTCDate())}`
    : cellText(cell).trim()

/** Remembers answers: a list has the same days in many rows. */
function remembered(read: (years: Years, ...texts: string[]) => ReadNights): typeof read {
  const known = new Map<string, ReadNights>()
  return (years, ...texts) => {
    const name = [years.common, years.islamic, ...texts].join('\n')
    const answer = known.get(name) ?? read(years, ...texts)
    known.set(name, answer)
    return answer
  }
}

/** Reads the nights of the rows of a list, by their own cells or its title; null for a row without any. */
export function createNightsReader(block: Block, ofFile: Years): (row: Row, isGoingOn: boolean) => ReadNights | null {
  const {
    titled: title,
    found: { places },
  } = block
  const at = (row: Row, name: Parameters<typeof periodPath>[0]) => row.cells[places.get(periodPath(name)) ?? -1]
  const titled = title === null ? null : readNights(title, ofFile)
  const hasEnds = places.has(periodPath('from'))
  const oneText = remembered((years, text = '') => readNights(text, years))
  const twoTexts = remembered((years, from = '', to = '') => readEnds(from, to, years))

  const readIn = (row: Row, given: Years): ReadNights | null => {
    if (titled) return titled
    const years = rowYears(block, row, given)
    const [from, lastNight, to, checkOut] = (['from', 'lastNight', 'to', 'checkOut'] as const).map((name) =>
      at(row, name),
    )
    const end = [lastNight, checkOut, to].find((cell) => dayText(cell) !== '')
    const dates = (['dates', 'label'] as const).map((name) => at(row, name)).find((cell) => !isBlank(cell))
    if (!hasEnds) return dayText(dates) === '' ? null : oneText(years, withoutDays(dayText(dates)).text)
    if (dayText(from) === '' && dayText(end) === '') return null
    // One cell for both days, merged or not.
    const isOne = isCovered(end) ? dayText(end) === dayText(from) : dayText(end) === ''
    const read = isOne ? oneText(years, dayText(from)) : twoTexts(years, dayText(from), dayText(end))
    if ('why' in read || isOne || end === to) return read
    if (end === lastNight) return { nights: { ...read.nights, end: 'night' } }
    return read.nights.from < read.nights.to ? { nights: { ...read.nights, end: 'checkOut' } } : { why: 'dateReversed' }
  }
  let last: Nights | null = null
  return (row, isGoingOn) => {
    const { common } = ofFile
    const read = readIn(row, ofFile)
    // Below `20 Des – 5 Jan`, `5 Jan – 6 Feb` is of the year after the one in the title.
    const isNext = isGoingOn && common && last && last.to > `${common + 1}`
    const later = isNext ? readIn(row, { ...ofFile, common: common + 1 }) : null
    const begins = last ? [last.from, last.to, addDays(last.to, 1)] : []
    const isLater = later && 'nights' in later && begins.includes(later.nights.from)
    // Days with a year of their own are read alike both times.
    const isMoved = isLater && JSON.stringify(later) !== JSON.stringify(read)
    const found = isMoved ? { nights: { ...later.nights, isOfNextYear: true } } : read
    last = found && 'nights' in found ? found.nights : null
    return found
  }
}
