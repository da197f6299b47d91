import { isCovered, isMeasured, type Cell } from './table'

const dateFormat = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' })
const numberFormat = new Intl.NumberFormat('id', { maximumFractionDigits: 20 })

export const dateText = (date: Date): string => (Number.isNaN(date.getTime()) ? '?' : dateFormat.format(date))

/** The text of a cell, as an error message shows it. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateText(cell)
  if (isCovered(cell)) return cell.covered
  if (!isMeasured(cell)) return String(cell)
  const { number, unit } = cell
  return unit === '%' ? `${numberFormat.format(number * 100)}%` : `${numberFormat.format(number)} ${unit}`
}
