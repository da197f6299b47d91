import { useDataProvider } from 'ra-core'
import type { PartnerDataProvider } from '@/data-provider/types'
import { isTierList } from '@/domain/masters/tiers'
import { csvStyleOf, toCsv, type CsvStyle } from '@/domain/values/csv'
import { useResource } from '@/ui/hooks/useResource'
import { ExportRows } from '@/ui/table/ExportRows'
import { valueAt } from '@/records/fields'
import { fileKindOf, writtenColumns, type Saved, type FileKind } from './rows/columns'
import { readSaved } from './rows/readSaved'
import { writtenTiers } from './rows/writtenTiers'
import { writtenWeekdays } from './rows/writtenWeekdays'
import { ID_HEADING } from './rows/headings'

type CsvCell = string | number | null
function cellOf(value: unknown): CsvCell {
  if (isTierList(value)) return writtenTiers(value)
  if (Array.isArray(value)) return writtenWeekdays(value)
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)) ? value : null
}

/** A master's records as CSV that its import reads back; a period of a hotel has a line of its own. A master without records gives the headings: a template. */
export function masterCsv(records: readonly Saved[], kind: FileKind, style: CsvStyle): string {
  const { columns, formOf, nameOf } = kind
  const nights = writtenColumns(kind)
  const rowsOf = (record: Saved): CsvCell[][] => {
    const form = formOf(record)
    const base = columns.map(({ path }) => cellOf(valueAt(form, path)))
    const periods = ('periods' in form && form.periods) || []
    return [
      [record.id, ...base, ...nights.map(() => null)],
      ...periods.map((period) => [
        record.id,
        ...columns.map(({ path }) => (path === 'name' ? nameOf(form) : null)),
        ...nights.map(({ path }) => cellOf(valueAt({ period: { ...period, lastNight: period.to } }, path))),
      ]),
    ]
  }
  const headings = [ID_HEADING, ...[...columns, ...nights].map(({ heading }) => heading)]
  return toCsv([headings, ...records.flatMap(rowsOf)], style)
}

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
