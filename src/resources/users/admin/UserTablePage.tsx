import { CreateButton, DataTable, TopToolbar, useCanAccess } from 'react-admin'
import type { AccountRecord } from '@/domain/access/account'
import { ADMIN_ROLE } from '@/domain/access/permissions'
import { t } from '@/i18n/admin/accounts'
import { ButtonLink } from '@/ui/elements/Button'
import { AdminTable } from '@/ui/table/AdminTable'
import { AccountsTable } from '@/resources/accounts'
import { links } from '../resource'
import { rightsInWords, useGrantable } from './permissions'

const KNOWN_ROLES = { admin: 'role.admin', mitra: 'role.mitra' } as const
const roleName = (role: string) => (role === 'admin' || role === 'mitra' ? t(KNOWN_ROLES[role]) : role)

const ACTIONS = (
  <TopToolbar>
    <ButtonLink to={`${links.create}?import=1`} variant="outlined">
      {t('userImport.title')}
    </ButtonLink>
    <CreateButton />
  </TopToolbar>
)

/** The users in react-admin's table. Default export: only the desktop loads it. */
export default function UserTablePage() {
  const { known } = useGrantable()
  const { canAccess: mayCreate } = useCanAccess({ action: 'create' })
  return (
    <AdminTable<AccountRecord>
      title={t('resource.users')}
      sort={{ field: 'name', order: 'ASC' }}
      searchLabel={t('account.search')}
      {...(mayCreate && { actions: ACTIONS })}
      foundInWords={(n) => t('account.found', { n })}
      failedTitle={t('account.failed')}
    >
      <AccountsTable>
        <DataTable.Col
          source="mitra"
          disableSort
          label={t('resource.mitra')}
          render={({ mitra }: AccountRecord) => mitra?.name ?? t('app.empty')}
        />
        <DataTable.Col
          source="roles"
          disableSort
          label={t('role.title')}
          render={({ roles }: AccountRecord) => roles.map(roleName).join(', ') || t('app.empty')}
        />
        <DataTable.Col
          source="permissions"
          disableSort
          label={t('permission.title')}
          cellSx={() => ({ minWidth: 96 })}
          render={({ roles, permissions }: AccountRecord) =>
            roles.includes(ADMIN_ROLE) ? rightsInWords(permissions, known) : t('app.empty')
          }
        />
      </AccountsTable>
    </AdminTable>
  )
}
