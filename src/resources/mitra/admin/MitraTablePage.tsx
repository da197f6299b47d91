import { DataTable } from 'react-admin'
import type { MitraRecord } from '@/records/mitra'
import { t } from '@/i18n/admin/accounts'
import { AdminTable } from '@/ui/table/AdminTable'

/** The mitra in react-admin's table. Default export: only the desktop loads it. */
export default function MitraTablePage() {
  return (
    <AdminTable<MitraRecord>
      title={t('resource.mitra')}
      sort={{ field: 'name', order: 'ASC' }}
      searchLabel={t('mitraAccount.search')}
      foundInWords={(n) => t('mitraAccount.found', { n })}
      failedTitle={t('account.failed')}
    >
      <DataTable<MitraRecord> bulkActionButtons={false}>
        <DataTable.Col
          source="name"
          label={t('profile.name')}
          cellSx={() => ({ minWidth: 200, fontWeight: 600, overflowWrap: 'anywhere' })}
        />
        <DataTable.NumberCol source="users" disableSort label={t('resource.users')} />
        <DataTable.Col
          source="status"
          disableSort
          label={t('account.status')}
          render={({ status }: MitraRecord) => t(`account.${status}`)}
        />
      </DataTable>
    </AdminTable>
  )
}
