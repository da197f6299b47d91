import { useCanAccess, useGetIdentity, usePermissions } from 'ra-core'
import type { AccountRecord } from '@/domain/access/account'
import type { MitraRecord } from '@/records/mitra'
import { holdsAll } from '@/domain/access/permissions'
import { PROFILE_QUERY } from '@/domain/requestPolicy'
import { t } from '@/i18n/admin/accounts'
import { ButtonLink } from '@/ui/elements/Button'
import { AccountsTable } from '@/resources/accounts'
import { patternOf } from '@/resources/links'
import { users } from '@/resources/users'
import { RowsOfMitra } from './RowsOfMitra'

/** Whether the user may give this mitra to another user (docs/product.md §17.2.4). */
function useMayGive(mitraId: MitraRecord['id']): boolean {
  const { permissions = [] } = usePermissions<string[]>()
  const { identity } = useGetIdentity(PROFILE_QUERY)
  const own = { roles: [], permissions, mitraId: identity?.mitra?.id ?? null }
  return holdsAll(own, { roles: [], permissions: [], mitraId })
}

/** The users of a mitra, and the way to one more. */
export function UsersTab({ mitra: { id } }: { mitra: MitraRecord }) {
  const resource = users.definition.name
  const { canAccess: mayInvite } = useCanAccess({ resource, action: 'create' })
  const mayGive = useMayGive(id)
  return (
    <div className="fields">
      {mayInvite && mayGive && (
        <div className="buttons">
          <ButtonLink to={`${patternOf(users.definition, 'create')}?mitra=${id}`} variant="contained">
            {t('mitraAccount.invite')}
          </ButtonLink>
        </div>
      )}
      <RowsOfMitra<AccountRecord>
        resource={resource}
        filter={{ mitra_id: id }}
        sort={{ field: 'name', order: 'ASC' }}
        empty={t('mitraAccount.noUsers')}
        failedTitle={t('account.failed')}
      >
        <AccountsTable />
      </RowsOfMitra>
    </div>
  )
}
