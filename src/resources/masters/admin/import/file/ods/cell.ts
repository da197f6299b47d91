import type { Cell } from '../../rows/table'
import type { Attributes } from '../xml'

/** LibreOffice names the currency of a cell even where the format shows another sign. */
const measured = (number: number, unit: string): Cell => (unit === '' ? number : { number, unit })

/** A day counts in UTC, as days of an XLSX file do. */
function dayOf(value: string): Date {
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(value.slice(-6))
  return new Date(hasZone || !value.includes('T') ? value : `${value}Z`)
}

/**
 * The value of a cell of an OpenDocument spreadsheet. A formula that failed shows its error as text; a formula without a
 * type has no result.
 */
export function cellOf(attributes: Attributes, paragraphs: readonly string[], unit: string): Cell {
  const { 'value-type': type, value, currency = '', formula } = attributes
  const text = paragraphs.join('\n')
  if (type === undefined && formula !== undefined && text === '') return '#RUMUS'
  if (type === 'percentage') return measured(Number(value), '%')
  if (type === 'currency') return measured(Number(value), currency || unit)
  if (type === 'float') return measured(Number(value), unit)
  if (type === 'boolean') return attributes['boolean-value'] === 'true'
  if (type === 'date') return dayOf(attributes['date-value'] ?? '')
  if (type === 'time') return text || '#RUMUS'
  return (attributes['string-value'] ?? '') || text || null
}
