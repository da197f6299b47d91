import { withoutGuards } from '../../../../../domain/values/csv'
import { numberInFile, readWritten, type DecimalSign } from '../../../../../domain/values/writtenNumbers'
import { isStorable } from '../../../../../domain/values/isStorable'
import type { Unit } from '../../../../../domain/values/units'
import { importText } from '../../../../../i18n/admin/importTexts'
import type { Column } from './columns'
import type { Cell } from './table'

/** The value of a cell, or why it cannot be read. */
export type ReadCell = { value: string | number | null } | { why: string }

const dateFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' })
// Excel's own words for a formula that failed, and ours for one that was never computed (readXlsx.ts).
const FORMULA_ERROR = /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA|RUMUS)$/

/** The text of a cell, as an error message shows it. */
export function cellText(cell: Cell | undefined): string {
  if (cell instanceof Date) return dateFormat.format(cell)
  return cell === null || cell === undefined ? '' : String(cell)
}

/** Whether a text is an amount in another currency than the column's. */
const isMoneyOf = (text: string, own: Unit | undefined) =>
  (['rupiah', 'sar'] as const).some((unit) => unit !== own && readWritten(text, unit) !== null)

function readNumberCell(cell: string | number, unit: Unit | undefined, signs: ReadonlySet<DecimalSign>): ReadCell {
  if (typeof cell === 'number') return { value: cell }
  const number = numberInFile(cell, signs, unit)
  if (number === 'unclear') return { why: importText('cellUnclear') }
  return number === null
    ? { why: importText(isMoneyOf(cell, unit) ? 'cellCurrency' : 'cellNumber') }
    : { value: number }
}

/** Reads a cell of a column; an empty cell is null. */
export function readCell(
  cell: Cell | undefined,
  column: Pick<Column, 'kind' | 'unit'>,
  signs: ReadonlySet<DecimalSign>,
): ReadCell {
  if (cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '')) return { value: null }
  if (cell instanceof Date) return { why: importText('cellDate', { date: dateFormat.format(cell) }) }
  if (typeof cell === 'boolean') return { why: importText('cellBoolean') }
  if (typeof cell === 'string' && FORMULA_ERROR.test(cell)) return { why: importText('cellError', { error: cell }) }
  if (column.kind === 'number') return readNumberCell(cell, column.unit, signs)
  const text = withoutGuards(String(cell))
  return isStorable(text) ? { value: text } : { why: importText('cellUnstorable') }
}
