import { withoutGuards } from '../../../../../domain/values/csv'
import type { DecimalSign } from '../../../../../domain/values/writtenNumbers'
import type { Unit } from '../../../../../domain/values/units'
import { isStorable } from '../../../../../domain/values/isStorable'
import { importText } from '../../../../../i18n/admin/importTexts'
import { cellText, dateText } from './cellText'
import type { Column } from './columns'
import { readFigure, readMeasured } from './figures'
import { isBlank, isCovered, isMeasured, type Cell } from './table'

/** The value of a cell, or why it cannot be read. */
export type ReadCell = { value: string | number | null } | { why: string }

// A spreadsheet's own words for a formula that failed, and ours for one that was never computed (xlsx/sheetXml.ts).
const FORMULA_ERROR =
  /^(#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|PYTHON!|EXTERNAL!|GETTING_DATA|ERROR!|RUMUS)|Err:\d{3})$/

/** Why a cell cannot be read in any column, or null. */
export function cellProblem(cell: Cell | undefined): string | null {
  if (isCovered(cell)) return importText('cellMerged')
  if (cell instanceof Date) return importText('cellDate', { date: dateText(cell) })
  if (typeof cell === 'boolean') return importText('cellBoolean')
  if (typeof cell !== 'string' || !FORMULA_ERROR.test(cell.trim())) return null
  return cell === '#RUMUS' ? importText('cellFormula') : importText('cellError', { error: cell.trim() })
}

function readNumberCell(cell: Cell, unit: Unit, signs: ReadonlySet<DecimalSign>): ReadCell {
  if (isMeasured(cell)) return readMeasured(cell, unit)
  if (typeof cell === 'number') return readMeasured({ number: cell, unit: '' }, unit)
  return readFigure(cellText(cell), unit, signs)
}

/** A picture is never called by digits alone: a separator within an amount has moved the row (`14,500`). */
const isMoved = (text: string, { path }: Pick<Column, 'path'>) =>
  (path === 'image' || path === 'logo') && /^[\d.,\s]+$/.test(text)

/** Reads a cell of a column; an empty cell of an optional column is null. */
export function readCell(
  cell: Cell | undefined,
  column: Pick<Column, 'kind' | 'unit' | 'path' | 'isOptional'>,
  signs: ReadonlySet<DecimalSign>,
): ReadCell {
  const why = cellProblem(cell)
  if (why !== null) return { why }
  if (cell === undefined || isBlank(cell))
    return column.isOptional ? { value: null } : { why: importText('cellMissing') }
  if (column.kind === 'number') return readNumberCell(cell, column.unit ?? 'rupiah', signs)
  const text = withoutGuards(cellText(cell))
  if (isMoved(text, column)) return { why: importText('cellPicture') }
  return isStorable(text) ? { value: text } : { why: importText('cellUnstorable') }
}
