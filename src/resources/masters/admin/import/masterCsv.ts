import { toCsv, type CsvStyle } from '../../../../domain/values/csv'
import { valueAt, type FileKind, type Saved } from './columns'
import { ID_HEADING } from './headings'

type CsvCell = string | number | null
const cellOf = (value: unknown): CsvCell =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)) ? value : null
const idCell = (id: Saved['id']): CsvCell => id

/** A spreadsheet splits at semicolons where its country writes decimals with a comma. */
export function csvStyleOf(language: string): CsvStyle {
  const decimal = new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value
  return decimal === ',' ? { separator: ';', decimal: ',' } : { separator: ',', decimal: '.' }
}

/** A master's records as CSV that its import reads back. A master without records gives the headings: a template. */
export const masterCsv = (records: readonly Saved[], { columns, formOf }: FileKind, style: CsvStyle): string =>
  toCsv(
    [
      [ID_HEADING, ...columns.map(({ heading }) => heading)],
      ...records.map((record) => {
        const form = formOf(record)
        return [idCell(record.id), ...columns.map(({ path }) => cellOf(valueAt(form, path)))]
      }),
    ],
    style,
  )
