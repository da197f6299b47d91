import { useDataProvider } from 'ra-core'
import type { PartnerDataProvider } from '../../../../data-provider/types'
import { csvStyleOf } from '../../../../domain/values/csv'
import { ExportRows } from '../../../../ui/table/ExportRows'
import { fileKindOf, type Saved } from './rows/columns'
import { masterCsv } from './rows/masterCsv'
import { readSaved } from './rows/readSaved'

/** Saves all records of a master as CSV, which is also the template of its import. */
export function ExportMaster({ resource, label }: { resource: string; label: string }) {
  const provider = useDataProvider<PartnerDataProvider>()
  return (
    <ExportRows
      label={label}
      fileName={resource.replace(/^.*\//, resource.startsWith('hotel/') ? 'hotel-' : '')}
      makeCsv={async (signal, onProgress) => {
        const records: readonly Saved[] = await readSaved(provider, resource, signal, onProgress)
        return masterCsv(records, fileKindOf(resource), csvStyleOf(navigator.language))
      }}
    />
  )
}
