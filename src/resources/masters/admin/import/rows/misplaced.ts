import { importText, type ImportText } from '@/i18n/admin/importTexts'
import type { Unit } from '@/domain/values/units'
import type { Column } from './columns'
import type { Headings } from './headings'
import { isBlank, isFigure, rowText, type Row, type Block, cellText, columnName } from './table'
import { isInOtherUnit } from './headingWords'
import { currenciesIn, OWN_CODES, readUnit } from './unitWords'

/** A cell that no heading names, or a row above the headings that looks like a record. */
export type Misplaced = { line: number; column: string; content: string; why: string }

const asMisplaced = (row: Row, why: ImportText): Misplaced => ({
  line: row.line,
  column: '',
  content: rowText(row),
  why: importText(why),
})

/** A spreadsheet that was sorted with its headings has records above them. A title has no figures in the price's column. */
function recordsAbove({ above }: Block, { places }: Headings): Misplaced[] {
  const figures = [...places]
    .filter(([path]) => path === 'price' || /^(?:rates|period)\..*(?:double|triple|quad)$/.test(path))
    .map(([, at]) => at)
  return above
    .filter(({ cells }) => figures.length > 0 && figures.every((at) => isFigure(cells[at])))
    .map((row) => asMisplaced(row, 'aboveHeadings'))
}

/** "Harga dalam ribuan rupiah", "in USD", "(Rp 000)": a title may count the prices of all columns in something else. */
const SCALE =
  /(?:dalam|in) (?:ribu|juta|jt|thousand|million)|(?:ribuan|jutaan) (?:rupiah|rp|idr|sar)|(?:rp|idr|sar)\.? ?['’.]?000(?!\p{N})|[x×] ?1[.,]?000(?!\p{N})/iu
const CURRENCY = /(?<!\p{L})(?:dalam|in) (?:mata uang )?(us dollars?|[\p{L}\p{Sc}]+)/giu
/** A note that begins with what the prices count is about all of them: `NB: harga per rombongan`, `Rates are per person`. */
const OF_ALL_PRICES =
  /^\W{0,3}(?:\d{1,2}[.)] ?)?(?:(?:nb|notes?|catatan|cat|ket|keterangan)\W{1,3})?(?:all |semua )?(?:harga|prices?|rates?|tarif)(?: (?:are|is|adalah|ini|net|nett))? ?(?:per |\/)/iu

const isOtherCurrency = (word: string, unit: Unit) => {
  const found = readUnit(word, unit)
  return typeof found === 'object' && 'currency' in found
}

const namesOther = (text: string, unit: Unit): boolean =>
  [...text.matchAll(CURRENCY)].some(([, word = '']) => isOtherCurrency(word, unit))

/** "HANDLING SAUDI – USD / PAX": a title names the currency of its prices. */
function namesOtherCurrency(title: string, unit: Unit): boolean {
  const named = currenciesIn(title)
  return named.length > 0 && !named.some((code) => code === OWN_CODES[unit])
}

/** A title or a note that gives the prices another unit than their columns have. A note may count a tip per person. */
function otherUnits({ above, notes, found: { places } }: Block, columns: readonly Column[]): Misplaced[] {
  const { unit = 'rupiah', per } = columns.find(({ unit }) => unit === 'sar' || unit === 'rupiah') ?? {}
  const isOther = (row: Row, at: number) => {
    const text = rowText(row).replace(/\s+/g, ' ')
    const isTitle = at < above.length
    return (
      SCALE.test(text) ||
      // Rows with a currency of their own are not in the one of a note.
      (!places.has('currency') && namesOther(text, unit)) ||
      (isTitle && namesOtherCurrency(text, unit)) ||
      ((isTitle || OF_ALL_PRICES.test(text)) && isInOtherUnit(text, per))
    )
  }
  return [...above, ...notes].filter(isOther).map((row) => asMisplaced(row, 'aboveUnit'))
}

/** A row with a separator within an amount (`1,250`) has more cells than headings, and all behind it have moved. */
function withoutHeading({ rows, headings }: Block): Misplaced[] {
  return rows.flatMap(({ line, cells }) => {
    const [place, ...others] = cells.flatMap((cell, at) => (isBlank(cell) || headings[at]?.trim() ? [] : [at]))
    if (place === undefined) return []
    const content = [place, ...others].map((at) => cellText(cells[at])).join(' | ')
    return [{ line, column: columnName(place), content, why: importText('cellBeyond') }]
  })
}

/** A second list within the sheet: its rows may be of another city, season or unit. */
const otherLists = ({ breaks }: Block) => breaks.map((row) => asMisplaced(row, 'otherList'))

/** What stands where an import would not see it: nothing of a file is left out without a word. */
export const misplaced = (table: Block, columns: readonly Column[]): Misplaced[] => [
  ...otherUnits(table, columns),
  ...recordsAbove(table, table.found),
  ...otherLists(table),
  ...withoutHeading(table),
]
