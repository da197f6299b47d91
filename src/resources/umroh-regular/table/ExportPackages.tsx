import { useDataProvider, useListContext } from 'ra-core'
import type { PartnerDataProvider } from '../../../data-provider/types'
import type { PackageRow } from '../../../domain/types'
import { csvStyleOf } from '../../../domain/values/csv'
import { importText } from '../../../i18n/admin/importTexts'
import { t } from '../../../i18n/admin/desktop'
import { useFeature } from '../../../ui/layout/features'
import { ExportRows } from '../../../ui/table/ExportRows'
import { umrohRegular } from '../resource'
import { packagesCsv } from './packagesCsv'
import { readEveryRow } from './readEveryRow'

/** Saves every row that the table's search has found. */
export function ExportPackages() {
  const provider = useDataProvider<PartnerDataProvider>()
  const hasStatus = useFeature('status')
  const { filterValues, sort } = useListContext<PackageRow>()
  return (
    <ExportRows
      label={importText('exportCsv')}
      fileName={t('desktop.fileName')}
      makeCsv={async (signal, onProgress) => {
        const readPage = (page: number, perPage: number) =>
          provider.getList<PackageRow>(umrohRegular.name, {
            filter: filterValues,
            sort,
            pagination: { page, perPage },
            signal,
          })
        return packagesCsv(await readEveryRow(readPage, onProgress), csvStyleOf(navigator.language), hasStatus)
      }}
    />
  )
}
