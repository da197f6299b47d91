import { DataTable, useListContext } from 'react-admin'
import type { PackageRow } from '../../../domain/types'
import { formatShortDate } from '../../../domain/values/dates'
import { t } from '../../../i18n/admin/desktop'

/** When a package departs, where the rows tell it. */
export function DepartureColumn() {
  const { data, meta } = useListContext<PackageRow>()
  if (!data?.some(({ departure }) => departure !== undefined)) return null
  const { sortBy = [] } = (meta ?? {}) as { sortBy?: string[] }
  return (
    <DataTable.Col
      source="departure"
      disableSort={!sortBy.includes('departure')}
      label={t('desktop.departure')}
      cellSx={() => ({ whiteSpace: 'nowrap' })}
      render={({ departure }: PackageRow) => formatShortDate(departure)}
    />
  )
}
