import { useState } from 'react'
import { DataTable, useListContext } from 'react-admin'
import type { AccountRecord } from '../../../domain/access/account'
import { ADMIN_ROLE } from '../../../domain/access/permissions'
import { formatTime, sinceThen } from '../../../domain/values/dates'
import { t } from '../../../i18n/admin/accounts'
import { rightsInWords, useGrantable } from './permissions'

const KNOWN_ROLES = { admin: 'role.admin', mitra: 'role.mitra' } as const
const roleName = (role: string) => (role === 'admin' || role === 'mitra' ? t(KNOWN_ROLES[role]) : role)

/** How long ago a moment was; its title has the exact time. */
function Ago({ at }: { at: string }) {
  const [now] = useState(Date.now)
  const { unit, n } = sinceThen(Date.parse(at), now)
  return (
    <time dateTime={at} title={formatTime(Date.parse(at))}>
      {t(`account.ago.${unit}`, { n })}
    </time>
  )
}

/** The columns about what a user may do, and how safe and how much in use the account is (docs/product.md §17.2.13). */
export function RightsColumns() {
  const { data = [] } = useListContext<AccountRecord>()
  const { known } = useGrantable()
  return (
    <>
      <DataTable.Col
        source="roles"
        disableSort
        label={t('account.role')}
        render={({ roles }) => roles.map(roleName).join(', ') || t('app.empty')}
      />
      <DataTable.Col
        source="permissions"
        disableSort
        label={t('account.rights')}
        cellSx={() => ({ minWidth: 96 })}
        render={({ roles, permissions }) =>
          roles.includes(ADMIN_ROLE) ? rightsInWords(permissions, known) : t('app.empty')
        }
      />
      {data.some(({ lastLoginAt }) => lastLoginAt !== undefined) && (
        <DataTable.Col
          source="lastLoginAt"
          disableSort
          label={t('account.lastLogin')}
          cellSx={() => ({ whiteSpace: 'nowrap' })}
          render={({ lastLoginAt }) => (lastLoginAt ? <Ago at={lastLoginAt} /> : t('account.neverIn'))}
        />
      )}
      {data.some(({ hasSecondFactor }) => hasSecondFactor !== undefined) && (
        <DataTable.Col
          source="hasSecondFactor"
          disableSort
          label={t('account.secondFactor')}
          headerClassName="wraps"
          render={({ hasSecondFactor }) => t(hasSecondFactor ? 'account.hasFactor' : 'account.hasNoFactor')}
        />
      )}
      <DataTable.Col
        source="status"
        disableSort
        label={t('account.status')}
        render={({ status }: AccountRecord) => t(`account.${status}`)}
      />
    </>
  )
}
