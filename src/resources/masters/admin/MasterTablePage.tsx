import { DataTable, useCanAccess, useListContext, CreateButton, TopToolbar } from 'react-admin'
import { Suspense, useState } from 'react'
import { masterOfResource } from '@/domain/masters/masters'
import { STALE_TIME } from '@/domain/requestPolicy'
import { addDays, today } from '@/domain/values/dates'
import { t } from '@/i18n/admin/desktop'
import { Spinner } from '@/ui/feedback/Spinner'
import { AdminTable } from '@/ui/table/AdminTable'
import { SelectableBody, SelectableHead } from '@/ui/table/SelectableRows'
import { importText } from '@/i18n/admin/importTexts'
import { useFeature } from '@/ui/layout/features'
import { Button } from '@/ui/elements/Button'
import { lazyScreen } from '@/ui/layout/lazyScreen'
import type { MasterRecord } from '@/domain/types'
import { formatAmount } from '@/domain/values/money'
import { HistoryLink } from '@/resources/audit/history'
import { masterTitle } from '../defineMaster'
import { fieldsOfResource } from '@/records/masters'
import { rateColumns, recordColumns, tonightColumns } from './masterColumns'
import { ExportMaster } from './import/ExportMaster'
import type { Selected } from './batch/DeletePage'
import type { ImportPageProps } from './import/ImportPage'
import type { RaisePageProps } from './raise/RaisePage'
import { useResource } from '@/ui/hooks/useResource'

const ImportPage = lazyScreen<ImportPageProps>(() => import('./import/ImportPage'))
const RaisePage = lazyScreen<RaisePageProps>(() => import('./raise/RaisePage'))

const DeletePage = lazyScreen<Selected & { onClose: () => void }>(() => import('./batch/DeletePage'))

/** Asks for the deletion of the selected records. */
function DeleteSelected({ onAsk }: { onAsk: (selected: Selected) => void }) {
  const { selectedIds = [], data = [] } = useListContext<MasterRecord>()
  const rows = data.filter(({ id }) => selectedIds.includes(id))
  return (
    <Button variant="outlined" color="error" onClick={() => onAsk({ ids: selectedIds, rows })}>
      {t('master.deleteSelected', { n: formatAmount(selectedIds.length) })}
    </Button>
  )
}

type Props = { may: { create: boolean; edit: boolean; remove: boolean; change: boolean } }

/**
 * The buttons above a master's table. An import creates and changes records, so it needs both permissions. So does the
 * change of all prices, which is written by the same call.
 */
function MasterActions({ may }: Props) {
  const resource = useResource()
  const { filterValues } = useListContext()
  const [opened, setOpened] = useState<'import' | 'raise' | null>(null)
  const mayImport = useFeature('import') && may.create && may.edit
  // Only an account that may change hotels reads their rates.
  const mayExport = !resource.startsWith('hotel/') || may.change
  return (
    <TopToolbar>
      <HistoryLink />
      <CreateButton />
      {mayImport && (
        <>
          <Button variant="outlined" onClick={() => setOpened('raise')}>
            {t('master.raise')}
          </Button>
          <Button variant="outlined" onClick={() => setOpened('import')}>
            {importText('button')}
          </Button>
        </>
      )}
      {mayExport && <ExportMaster label={importText('exportCsv')} />}
      <Suspense>
        {opened === 'import' && <ImportPage onClose={() => setOpened(null)} />}
        {opened === 'raise' && <RaisePage q={String(filterValues.q ?? '').trim()} onClose={() => setOpened(null)} />}
      </Suspense>
    </TopToolbar>
  )
}

/** The actions that the user may take on a master's records; null until the permissions are known. */
function useMay() {
  const { canAccess: create } = useCanAccess({ action: 'create' })
  const { canAccess: edit } = useCanAccess({ action: 'edit' })
  const { canAccess: remove } = useCanAccess({ action: 'delete' })
  return create === undefined || edit === undefined || remove === undefined
    ? null
    : { create, edit, remove, change: create || edit || remove }
}

/** A master's records in react-admin's table, with buttons for the permitted actions. Default export: only the desktop loads it. */
export default function MasterTablePage() {
  const may = useMay()
  return may ? <MasterTable may={may} /> : <Spinner page />
}

function MasterTable({ may }: Props) {
  const resource = useResource()
  const field = masterOfResource(resource)
  const [asked, setAsked] = useState<Selected | null>(null)
  const selection =
    useFeature('batches') && may.remove
      ? { bulkActionButtons: <DeleteSelected onAsk={setAsked} />, head: SelectableHead, body: SelectableBody }
      : { bulkActionButtons: false as const }
  // The API shows a hotel's rates to users who may change them; other users see the price of a stay tonight.
  const stay = field || may.change ? {} : { date_check_in: today(), date_check_out: addDays(today(), 1) }
  return (
    <>
      <AdminTable
        title={masterTitle(resource)}
        sort={{ field: field ? 'price' : 'name', order: 'ASC' }}
        searchLabel={t('desktop.searchMaster')}
        filter={stay}
        actions={<MasterActions may={may} />}
        staleTime={STALE_TIME.general}
        foundInWords={(n) => t('master.found', { n })}
        failedTitle={t('master.failedTitle')}
      >
        <DataTable {...selection}>
          {recordColumns(fieldsOfResource(resource))}
          {!field && (may.change ? rateColumns() : tonightColumns())}
        </DataTable>
      </AdminTable>
      <Suspense>{asked && <DeletePage {...asked} onClose={() => setAsked(null)} />}</Suspense>
    </>
  )
}
