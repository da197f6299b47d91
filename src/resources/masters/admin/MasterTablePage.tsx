import { DataTable, useCanAccess } from 'react-admin'
import { masterOfResource } from '../../../domain/masters/masters'
import { STALE_TIME } from '../../../domain/requestPolicy'
import { addDays, today } from '../../../domain/values/dates'
import { t } from '../../../i18n/admin/desktop'
import { Spinner } from '../../../ui/feedback/Spinner'
import { AdminTable } from '../../../ui/table/AdminTable'
import { masterLinks } from '../defineMaster'
import { masterTitle } from '../masterTitle'
import { MasterActions } from './MasterActions'
import { hotelColumns, masterColumns, rateColumns, tonightColumns } from './masterColumns'

/** The actions that the user may take on a master's records; null until the permissions are known. */
function useMay() {
  const { canAccess: create } = useCanAccess({ action: 'create' })
  const { canAccess: edit } = useCanAccess({ action: 'edit' })
  const { canAccess: remove } = useCanAccess({ action: 'delete' })
  return create === undefined || edit === undefined || remove === undefined
    ? null
    : { create, edit, change: create || edit || remove }
}

/** A master's records in react-admin's table, with buttons for the permitted actions. Default export: only the desktop loads it. */
export default function MasterTablePage({ resource }: { resource: string }) {
  const may = useMay()
  return may ? <MasterTable key={resource} resource={resource} may={may} /> : <Spinner page />
}

type MasterTableProps = { resource: string; may: { create: boolean; edit: boolean; change: boolean } }

function MasterTable({ resource, may }: MasterTableProps) {
  const field = masterOfResource(resource)
  const links = masterLinks(resource)
  // The API shows a hotel's rates to users who may change them; other users see the price of a stay tonight.
  const stay = field || may.change ? {} : { date_check_in: today(), date_check_out: addDays(today(), 1) }
  return (
    <AdminTable
      resource={resource}
      title={masterTitle(resource)}
      sort={{ field: field ? 'price' : 'name', order: 'ASC' }}
      searchLabel={t('desktop.searchMaster')}
      filter={stay}
      actions={<MasterActions resource={resource} may={may} />}
      staleTime={STALE_TIME.general}
      foundInWords={(n) => t('master.found', { n })}
      failedTitle={t('master.failedTitle')}
    >
      <DataTable rowClick={may.edit ? (id) => links.edit(id) : false} bulkActionButtons={false}>
        {field ? masterColumns(field) : [...hotelColumns(), ...(may.change ? rateColumns() : tonightColumns())]}
      </DataTable>
    </AdminTable>
  )
}
