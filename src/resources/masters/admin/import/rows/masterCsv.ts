import { toCsv, type CsvStyle } from '../../../../../domain/values/csv'
import { valueAt, type FileKind, type Saved } from './columns'
import { ID_HEADING } from './headings'

type CsvCell = string | number | null
const cellOf = (value: unknown): CsvCell =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)) ? value : null
const idCell = (id: Saved['id']): CsvCell => id

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
