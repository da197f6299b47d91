import { useDataProvider } from 'ra-core'
import type { PartnerDataProvider } from '@/data-provider/types'
import { csvStyleOf, toCsv, type CsvStyle } from '@/domain/values/csv'
import { useResource } from '@/ui/hooks/useResource'
import { ExportRows } from '@/ui/table/ExportRows'
import { valueAt } from '@/records/fields'
import { fileKindOf, type Saved, type FileKind } from './rows/columns'
import { readSaved } from './rows/readSaved'
import { ID_HEADING } from './rows/headings'

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

/** Saves all records of the master around it as CSV, which is also the template of its import. */
export function ExportMaster({ label }: { label: string }) {
  const resource = useResource()
  const provider = useDataProvider<PartnerDataProvider>()
  return (
    <ExportRows
      label={label}
      fileName={resource.replace(/^.*\//, resource.startsWith('hotel/') ? 'hotel-' : '')}
      makeCsv={async (signal, onProgress) => {
        const records: readonly Saved[] = await readSaved(provider, resource, signal, { onProgress })
        return masterCsv(records, fileKindOf(resource), csvStyleOf(navigator.language))
      }}
    />
  )
}
