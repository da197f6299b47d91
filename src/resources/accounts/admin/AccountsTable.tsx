import { useState, type ReactNode } from 'react'
import { DataTable, useListContext } from 'react-admin'
import type { AccountRecord } from '@/domain/access/account'
import { formatTime, sinceThen } from '@/domain/values/dates'
import { t } from '@/i18n/admin/accounts'

/** How long ago a moment was; its title has the exact time. */
function Ago({ at }: { at: string }) {
  const [now] = useState(Date.now)
  const { unit, n } = sinceThen(Date.parse(at), now)
  return (
    <time dateTime={at} title={formatTime(at)}>
      {t(`account.ago.${unit}`, { n })}
    </time>
  )
}

/** The columns of users that say how safe an account is and how much in use (docs/product.md §17.2.13). */
function SafetyColumns() {
  const { data = [] } = useListContext<AccountRecord>()
  return (
    <>
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

// Eight columns beside the menu of a laptop.
const NARROW_CELLS = {
  '& .MuiTableCell-root': { paddingInline: '8px' },
  '& .wraps': { whiteSpace: 'normal', minWidth: 88 },
} as const

/** The users of the list around it; `children` are columns besides those that every list of users has. */
export const AccountsTable = ({ children }: { children?: ReactNode }) => (
  <DataTable<AccountRecord> bulkActionButtons={false} sx={NARROW_CELLS}>
    <DataTable.Col
      source="name"
      label={t('profile.name')}
      cellSx={() => ({ minWidth: 132, fontWeight: 600, overflowWrap: 'anywhere' })}
    />
    <DataTable.Col
      source="email"
      label={t('auth.email')}
      cellSx={() => ({ minWidth: 190, overflowWrap: 'anywhere' })}
    />
    {children}
    <SafetyColumns />
  </DataTable>
)
