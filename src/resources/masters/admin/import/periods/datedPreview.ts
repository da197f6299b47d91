import { foldedName } from '@/domain/masters/masters'
import { nightsText, type Period } from '@/domain/masters/periods'
import { hasAnyRate } from '@/domain/masters/rates'
import type { Nights } from '@/domain/types'
import { importText } from '@/i18n/admin/importTexts'
import { say } from '@/i18n/translate'
import { recordWith, valueAt } from '@/records/fields'
import type { HotelForm } from '@/records/hotel'
import { figureText } from '../preview/figureText'
import { comparedRow, isSame, type PreviewRow } from '../preview/compare'
import type { Preview } from '../preview/preview'
import type { Column, FileKind, Saved } from '../rows/columns'
import { createFinder } from '../rows/findRecord'
import { ID_HEADING } from '../rows/headings'
import { blocksOf, type Block, type Row } from '../rows/table'
import type { DecimalSign } from '@/domain/values/writtenNumbers'
import { settleEnds, type EndMeaning, type Ends } from './borders'
import { createLineReader, type DatedLine } from './datedLine'
import { periodsOf, type SettledLine } from './hotelPeriods'
import { areSamePeriods, mergedPeriods } from './merge'
import { yearsIn } from './years'

/** What a list of nights leaves to the admin. */
export type Dated = {
  ends: Ends
  /** Nights that the calendar of Umm al-Qura proposes, by what the file calls them. */
  proposed: readonly { text: string; nights: Nights }[]
  /** How many rows without a year go on in the year after the one that the file names. */
  ofNextYear: number
  /** How many saved hotels keep base rates beside their new periods. */
  withBase: number
}

/** The periods of a hotel as the preview shows them; no column of a file. */
export const PERIODS: Column = { path: 'periods', heading: 'Periode', kind: 'text', isOptional: true, isPicture: false }

type Hotel = { lines: DatedLine[]; idText: string; name: string }

type Options = {
  saved: readonly Saved[]
  kind: FileKind
  master: string
  signs: ReadonlySet<DecimalSign>
  chosen: EndMeaning | null
}

/**
 * Compares the lines of a list of nights with the saved hotels: all lines of a hotel are one row of the preview. The file wins for the
 * nights that it names (docs/product.md §15.6.22).
 */
export function createDatedPreview(preview: Preview, { saved, kind, master, signs, chosen }: Options) {
  const blocks = blocksOf(preview.table)
  const years = yearsIn(preview.table)
  const find = createFinder(saved, kind, master)
  const hotels = new Map<string, Hotel>()
  const moved = new Set(preview.wrong.map(({ line, sheet }) => `${sheet} ${line}`))
  const isManySheets = preview.table.read.length > 1
  const placeOf = ({ sheet }: Block) => (isManySheets && sheet !== null ? { sheet } : {})
  const readers = new Map(
    blocks.map((block) => {
      const refuse = (line: number, column: string, content: string, why: string) =>
        void preview.wrong.push({ line, ...placeOf(block), column, content, why })
      return [block, createLineReader(block, { kind, signs, years, refuse })]
    }),
  )

  function readRow(row: Row, next: Row | undefined, block: Block): void {
    const line = readers.get(block)?.(row, next, preview)
    if (!line || moved.has(`${placeOf(block).sheet} ${row.line}`)) return
    const key = line.idText === '' ? foldedName(line.name) : `#${line.idText}`
    const hotel = hotels.get(key) ?? { lines: [], idText: line.idText, name: line.name }
    hotel.lines.push(line)
    hotels.set(key, hotel)
  }

  const refuseAt = ({ line, block }: Pick<DatedLine, 'line' | 'block'>, column: string, content: string, why: string) =>
    void preview.wrong.push({ line, ...placeOf(block), column, content, why })

  /** The values that the lines of a hotel give it. A base line empties what it leaves empty, as in a list without dates. */
  function valuesOf({ lines }: Hotel): Map<Column, unknown> {
    const given = new Map<Column, unknown>()
    for (const column of kind.columns) {
      const said = lines.flatMap((line) =>
        line.values.has(column.path) ? [{ line, value: line.values.get(column.path) }] : [],
      )
      const own = said.filter(({ value }) => value !== null)
      const headed = (line: DatedLine) => (line.weekendNights ? [{ line, value: line.weekendNights }] : [])
      const filled = column.kind === 'weekdays' && own.length === 0 ? lines.flatMap(headed) : own
      const [first] = filled
      for (const { line, value } of filled.slice(1))
        if (first && !isSame({ column, from: first.value, to: value }))
          refuseAt(line, column.heading, figureText(value), importText('cellDiffers', { line: first.line.line }))
      if (first) given.set(column, first.value)
      else if (said.some(({ line }) => line.nights === null)) given.set(column, null)
    }
    return given
  }

  function addHotel(hotel: Hotel, nights: readonly Nights[]): void {
    const [first] = hotel.lines
    if (!first) return
    const before = preview.wrong.length
    const found = find(hotel.idText, { name: hotel.name } as HotelForm, first.line)
    if ('why' in found)
      return found.isId
        ? refuseAt(first, ID_HEADING, hotel.idText, found.why)
        : refuseAt(first, kind.columns[0]?.heading ?? '', hotel.name, found.why)
    const old = found.record && (kind.formOf(found.record) as HotelForm)
    const savedPeriods: readonly Period[] = old?.periods ?? []
    const dated = hotel.lines.filter((line) => line.nights !== null)
    const settled = dated.map((line, at): SettledLine => ({ ...line, nights: nights[at] ?? { from: '', to: '' } }))
    const periods = mergedPeriods(
      savedPeriods,
      periodsOf(settled, savedPeriods, (line, why) => refuseAt(line, PERIODS.heading, nightsText(line.nights), why)),
    )
    const given = valuesOf(hotel)
    if (preview.wrong.length > before) return
    const typed = recordWith(
      kind.columns.map((column): [string, unknown] => {
        if (column.path === 'name') return ['name', hotel.name]
        if (given.has(column)) return [column.path, given.get(column)]
        // A list of contracts without a column of stars tells none.
        const isUntold = column.path === 'stars' && !hotel.lines.some((line) => line.values.has('stars'))
        return [column.path, (old ? valueAt(old, column.path) : isUntold ? 0 : null) ?? null]
      }),
    )
    const form = { ...old, ...typed, periods }
    for (const { path, key } of kind.problems(form)) {
      const column = kind.columns.find((one) => one.path === path) ?? PERIODS
      refuseAt(first, column.heading, '', say(key))
    }
    if (preview.wrong.length > before) return
    const name = hotel.idText === '' ? [] : kind.columns.filter(({ path }) => path === 'name')
    const { periods: _, ...parsed } = kind.parse(form) as HotelForm
    const row = {
      line: first.line,
      ...placeOf(first.block),
      ...comparedRow(kind, [...name, ...given.keys()], parsed as HotelForm, found.record),
    }
    preview.rows.push(withPeriods(row, savedPeriods, periods))
  }

  function withPeriods(row: PreviewRow, before: readonly Period[], periods: readonly Period[]): PreviewRow {
    if (areSamePeriods(before, periods)) return row
    const after = { ...row.after, periods }
    if (row.kind === 'new') return { ...row, after }
    return { ...row, kind: 'changed', after, changes: [...row.changes, { column: PERIODS, from: before, to: periods }] }
  }

  /** Settles the last nights, which needs all lines, and compares the hotels. */
  function finish(): Dated {
    const all = [...hotels.values()]
    const written = all.map(({ lines }) => lines.flatMap(({ nights }) => (nights ? [nights] : [])))
    const { nights, ends } = settleEnds(written, chosen)
    for (const [at, hotel] of all.entries()) addHotel(hotel, nights[at] ?? [])
    const based = new Set(
      all.filter(({ lines }) => lines.some((line) => line.nights === null)).map(({ lines }) => lines[0]?.line),
    )
    const hijri = written.flat().filter(({ isHijri }) => isHijri)
    const proposed = new Map(hijri.map(({ label, from, to }) => [label ?? nightsText({ from, to }), { from, to }]))
    return {
      ends,
      proposed: [...proposed].map(([text, one]) => ({ text, nights: one })),
      ofNextYear: written.flat().filter(({ isOfNextYear }) => isOfNextYear).length,
      withBase: preview.rows.filter(
        ({ line, kind: is, before }) =>
          is === 'changed' && !based.has(line) && before && hasAnyRate((before as HotelForm).rates),
      ).length,
    }
  }

  return { readRow, finish }
}
