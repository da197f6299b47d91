import { CURRENCIES } from '@/domain/kurs/currency'
import type { Tier } from '@/domain/masters/tiers'
import { readTypedDate } from '@/domain/text/typedDate'
import { withoutGuards } from '@/domain/values/csv'
import { isStorable } from '@/domain/values/isStorable'
import type { Weekday } from '@/domain/values/dates'
import type { Unit } from '@/domain/values/units'
import type { DecimalSign } from '@/domain/values/writtenNumbers'
import { importText, type ImportText } from '@/i18n/admin/importTexts'
import type { Column } from './columns'
import { readWrittenTiers } from './writtenTiers'
import { readWeekdays } from './writtenWeekdays'
import { readFigure, readMeasured } from './figures'
import { TOLD_MEALS } from './headingWords'
import { currencyOf } from './unitWords'
import { cellText, dateText, isBlank, isCovered, isMeasured, type Cell } from './table'

/** The value of a cell, with what stands beside it and is not read, or why it cannot be read. */
export type ReadCell =
  { value: string | number | readonly Tier[] | readonly Weekday[] | null; mark?: string } | { why: string }

const orWhy = (value: Extract<ReadCell, { value: unknown }>['value'], why: ImportText): ReadCell =>
  value === null ? { why: importText(why) } : { value }

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

/** How price lists say that a room is not sold. */
const UNSOLD =
  /^(?:[-–—x×]+|n\/?a|nil|tba|full|penuh|habis|closed|tutup|sold(?: ?out)?|stop ?(?:sales?|sell(?:ing)?)|no ?sales?|not for sale|black ?out|blocked|(?:(?:by|on|up ?on) )?req(?:uest|\.)?|tanya|call|not available|tidak (?:ada|dijual|tersedia))$/i
export const isUnsold = (cell: Cell | undefined): boolean => isBlank(cell) || UNSOLD.test(cellText(cell).trim())

function readNumberCell(cell: Cell, unit: Unit, signs: ReadonlySet<DecimalSign>): ReadCell {
  if (isMeasured(cell)) return readMeasured(cell, unit)
  if (typeof cell === 'number') return readMeasured({ number: cell, unit: '' }, unit)
  return readFigure(cellText(cell), unit, signs)
}

/** Excel keeps a day as midnight in UTC. */
function readDay(cell: Cell): ReadCell {
  if (cell instanceof Date && !Number.isNaN(cell.getTime())) return { value: cell.toISOString().slice(0, 10) }
  return orWhy(readTypedDate(cellText(cell)), 'cellDay')
}

/** A price without a currency is rupiah. */
function readCurrency(text: string): ReadCell {
  const code = currencyOf(text)
  if (code === 'IDR') return { value: null }
  return CURRENCIES.some((one) => one === code) ? { value: code ?? null } : { why: importText('cellCurrencyUnknown') }
}

/** A picture is never called by digits alone: a separator within an amount has moved the row (`14,500`). */
const isMoved = (text: string, { isPicture }: Pick<Column, 'isPicture'>) => isPicture && /^[\d.,\s]+$/.test(text)

/** Reads a cell of a column; an empty cell that may be one is null. */
export function readCell(
  cell: Cell | undefined,
  column: Pick<Column, 'path' | 'kind' | 'unit' | 'isPicture' | 'isOptional'>,
  signs: ReadonlySet<DecimalSign>,
): ReadCell {
  if (column.kind === 'date' && cell !== undefined && !isBlank(cell)) return readDay(cell)
  if (column.kind === 'tiers' && cell instanceof Date)
    return { why: importText('cellTierDate', { size: `${cell.getUTCDate()}-${cell.getUTCMonth() + 1}` }) }
  const why = cellProblem(cell)
  if (why !== null) return { why }
  if (cell === undefined || isBlank(cell))
    return column.isOptional ? { value: null } : { why: importText('cellMissing') }
  if (column.unit === 'sar' && isUnsold(cell)) return { value: null }
  if (column.kind === 'currency') return readCurrency(cellText(cell))
  if (column.kind === 'weekdays') return orWhy(readWeekdays(cellText(cell)), 'cellWeekdays')
  if (column.kind === 'number' && column.unit !== 'star' && column.unit !== 'metre' && isUnsold(cell))
    return { why: importText('cellUnsold') }
  if (column.kind === 'number') return readNumberCell(cell, column.unit ?? 'rupiah', signs)
  const text = withoutGuards(cellText(cell))
  if (column.kind === 'tiers') return orWhy(readWrittenTiers(text, column.unit), 'cellTiers')
  if (isMoved(text, column)) return { why: importText('cellPicture') }
  const meal = column.path === 'meal' ? TOLD_MEALS.get(text.trim().toLowerCase()) : undefined
  if (meal !== undefined) return { value: meal }
  return isStorable(text) ? { value: text } : { why: importText('cellUnstorable') }
}
