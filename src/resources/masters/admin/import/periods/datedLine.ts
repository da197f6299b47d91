import { key } from '@/domain/masters/masters'
import { perRoom, ROOM_TYPES, type PerRoom, type RoomType } from '@/domain/types'
import { withoutUnseen } from '@/domain/values/letters'
import type { Weekday } from '@/domain/values/dates'
import type { DecimalSign } from '@/domain/values/writtenNumbers'
import { importText } from '@/i18n/admin/importTexts'
import { say } from '@/i18n/translate'
import { isOfPeriod, periodPath, type Column, type FileKind } from '../rows/columns'
import { currencyProblem } from '../rows/figures'
import { ID_HEADING } from '../rows/headings'
import { cellProblem, isUnsold, readCell } from '../rows/readCell'
import { cellText, isBlank, isCovered, type Block, type Cell, type Row } from '../rows/table'
import { weekdaysIn } from '../rows/writtenWeekdays'
import { createNightsReader, withoutDays, type Days } from './rowNights'
import { readNights, type WrittenNights, type Years } from './writtenNights'

/** What a line of a list of nights says about its hotel. */
export type DatedLine = {
  line: number
  block: Block
  idText: string
  name: string
  /** The values of the hotel itself, by path. */
  values: ReadonlyMap<string, unknown>
  /** Null for a line with what counts outside all nights. */
  nights: WrittenNights | null
  rates: PerRoom<number | null>
  weekend: number | null
  /** The nights of weekends that the heading of the weekend amounts names. */
  weekendNights: readonly Weekday[] | null
  label: string | null
  note: string | null
  /** A line for the nights of weekends, or for the others. */
  days: Days
}

/** What the preview tells once for a file. */
type Told = { unsold: string[]; marked: string[] }

export type Refuse = (line: number, column: string, content: string, why: string) => void

const LONGEST_LABEL = 40

const textOf = (cell: Cell | undefined) => withoutUnseen(cellText(cell)).trim()

type Named = { idText: string; name: string }

/** Reads the lines of a list in their order: a line without a name belongs to the hotel above it (docs/product.md §15.6.21). */
export function createLineReader(
  block: Block,
  { kind, signs, years, refuse }: { kind: FileKind; signs: ReadonlySet<DecimalSign>; years: Years; refuse: Refuse },
) {
  const { places } = block.found
  const placeOf = (path: string) => places.get(path)
  const at = (row: Row, name: Parameters<typeof periodPath>[0]) => row.cells[placeOf(periodPath(name)) ?? -1]
  const columns = new Map([...kind.columns, ...kind.periodColumns].map((column) => [column.path, column]))
  const headingOf = (path: string) => columns.get(path)?.heading ?? ''
  const nightsHeading = block.headings[[...places].find(([path]) => isOfPeriod(path))?.[1] ?? -1] ?? ''
  const nightsOf = createNightsReader(block, years)
  const weekendNights = weekdaysIn(block.headings[placeOf(periodPath('weekend')) ?? -1] ?? '').days
  const namePlace = placeOf('name') ?? placeOf(periodPath('dates')) ?? -1
  const hasNames = placeOf('name') !== undefined
  // Without another column for them, the nights stand in the column of the name.
  const isNamed = block.titled !== null || ['from', 'dates'].some((name) => places.has(`period.${name}`))
  let above: Named | null = hasNames ? null : nameAbove()

  function nameAbove(): Named | null {
    const row = block.above.at(-1)
    const filled = row?.cells.filter((cell) => !isBlank(cell)) ?? []
    return filled.length === 1 && typeof filled[0] === 'string' ? { idText: '', name: textOf(filled[0]) } : null
  }

  /** A name that stands alone in a line above the nights of its hotel. */
  function isNameLine(row: Row, next: Row | undefined): boolean {
    const filled = row.cells.flatMap((cell, place) => (isBlank(cell) ? [] : [place]))
    if (filled.length !== 1 || filled[0] !== namePlace || typeof row.cells[namePlace] !== 'string') return false
    return hasNames
      ? next !== undefined && isBlank(next.cells[namePlace])
      : 'why' in readNights(cellText(row.cells[namePlace]), years)
  }

  /** The name in a row's own cell, as it is written; empty where the row belongs to the hotel above it. */
  function ownName(row: Row): string {
    const cell = row.cells[namePlace]
    const column = columns.get('name')
    if (!hasNames || !column || isCovered(cell)) return ''
    const read = readCell(cell, { ...column, isOptional: true }, signs)
    return 'value' in read ? String(read.value ?? '').trim() : textOf(cell)
  }

  function nameOf(row: Row): (Named & { days: Days }) | null {
    const idText = textOf(row.cells[block.found.idPlace ?? -1])
    const own = ownName(row)
    // A saved name may have such a mark.
    const { text, days } = idText === '' ? withoutDays(own) : { text: own, days: null }
    if (text !== '') above = { idText, name: text }
    else if (!above || (idText !== '' && idText !== above.idText)) return null
    return { ...above, days }
  }

  return (row: Row, next: Row | undefined, { unsold, marked }: Told): DatedLine | null => {
    const { line, cells } = row
    let isWrong = false
    const wrong = (heading: string, cell: Cell | undefined, why: string) => {
      isWrong = true
      refuse(line, heading, cellText(cell), why)
    }
    const readAt = (column: Column): unknown => {
      const cell = cells[placeOf(column.path) ?? -1]
      // A merged cell says the same of each line of its hotel.
      if (isCovered(cell) && column.unit !== 'sar') return null
      const read = readCell(cell, { ...column, isOptional: true }, signs)
      if ('value' in read) {
        if (read.mark !== undefined) marked.push(read.mark)
        // A weekend amount of 0 is none.
        if (read.value === 0 && column.path === periodPath('weekend')) return null
        // A price of 0 would sell the room for nothing.
        if (read.value === 0 && column.unit === 'sar') wrong(column.heading, cell, say(key('hotelTarifNol')))
        return read.value
      }
      wrong(column.heading, cell, read.why)
      return null
    }
    if (isNameLine(row, next)) {
      above = { idText: textOf(cells[block.found.idPlace ?? -1]), name: textOf(cells[namePlace]) }
      return null
    }
    const hotel = above?.name
    const named = nameOf(row)
    if (!named) wrong(headingOf('name'), null, importText('cellMissing'))
    const idCell = cells[block.found.idPlace ?? -1]
    const idProblem = isCovered(idCell) ? null : cellProblem(idCell)
    if (idProblem) wrong(ID_HEADING, idCell, idProblem)
    const nameColumn = hasNames && !isCovered(cells[namePlace]) ? columns.get('name') : undefined
    if (nameColumn) readAt(nameColumn)
    const periodValue = (name: Parameters<typeof periodPath>[0]) => {
      const column = columns.get(periodPath(name))
      return column && placeOf(column.path) !== undefined ? readAt(column) : null
    }
    const found = nightsOf(row, named !== null && named.name === hotel)
    if (found && 'why' in found) {
      const ends = (['lastNight', 'to', 'checkOut'] as const).filter((name) => !isBlank(at(row, name)))
      const path = found.at === 'to' ? ends[0] : undefined
      const heading = path ? block.headings[placeOf(periodPath(path)) ?? -1] : nightsHeading || block.titled
      const cell = path ? at(row, path) : (at(row, 'from') ?? at(row, 'dates') ?? at(row, 'label'))
      wrong(heading ?? '', cell, importText(found.why))
    }
    const values = new Map(
      kind.columns.flatMap((column) => {
        if (column.path === 'name' || placeOf(column.path) === undefined) return []
        const value = readAt(column)
        const isRate = column.unit === 'sar'
        if (isRate && found && value !== null)
          wrong(column.heading, cells[placeOf(column.path) ?? -1], importText('rateBesideDates'))
        return isRate && found ? [] : [[column.path, value] as const]
      }),
    )
    const rates = perRoom((room) => periodValue(room) as number | null)
    const isSold = ROOM_TYPES.some((room: RoomType) => rates[room] !== null)
    if (found === null && (isSold || ![...places.keys()].some((path) => path.startsWith('rates.'))))
      wrong(nightsHeading, null, importText('cellMissing'))
    if (found !== null && !isSold && !isWrong) wrong(headingOf(periodPath('double')), null, importText('periodEmpty'))
    for (const room of ROOM_TYPES)
      if (found !== null && placeOf(periodPath(room)) !== undefined && isUnsold(at(row, room)))
        unsold.push(textOf(at(row, room)))
    for (const place of block.found.meant.currency) {
      const why = isBlank(cells[place]) ? null : currencyProblem(cellText(cells[place]), 'sar')
      if (why) wrong(block.headings[place] ?? '', cells[place], why)
    }
    const weekend = periodValue('weekend') as number | null
    const label = isNamed ? (periodValue('label') as string | null) : null
    const note = periodValue('note') as string | null
    const unsavedLabel = named?.idText ? null : at(row, 'label')
    const marks = [at(row, 'days'), at(row, 'dates'), unsavedLabel].map((cell) => withoutDays(textOf(cell)).days)
    const days = named?.days ?? marks.find((one) => one !== null) ?? null
    if (isWrong || !named) return null
    const nights = found && 'nights' in found ? found.nights : null
    const said = nights?.label && nights.label.length <= LONGEST_LABEL ? nights.label : null
    return { line, block, ...named, values, nights, rates, weekend, weekendNights, label: label ?? said, note, days }
  }
}
