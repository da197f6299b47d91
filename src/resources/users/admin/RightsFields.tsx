import styled from '@emotion/styled'
import { usePermissions, useResourceDefinitions } from 'ra-core'
import type { AccountForm } from '../../../domain/access/account'
import { hasPermission } from '../../../domain/access/permissions'
import { t } from '../../../i18n/admin/accounts'
import { CheckField } from '../../../ui/form/CheckField'
import { FieldError } from '../../../ui/form/Field'
import { colour } from '../../../../theme/tokens'
import { grantableOf, otherPermissions, toggled } from './permissions'
import { PermissionTable } from './PermissionTable'

const Group = styled('fieldset')({
  border: 0,
  padding: 0,
  margin: 0,
  minWidth: 0,
  '& > legend': { fontSize: '0.875rem', fontWeight: 700, padding: 0, marginBottom: 4 },
  '& .note': { color: colour.quiet, fontSize: '0.8125rem', margin: '-6px 0 8px 32px' },
  '& .hint': { color: colour.quiet, fontSize: '0.8125rem', marginTop: 10 },
})

const EVERYTHING = '*'

type Rights = Pick<AccountForm, 'roles' | 'permissions'>
export type RightsFieldsProps = {
  value: Rights
  onChange: (value: Rights) => void
  errors: Readonly<Record<string, string | undefined>>
}

/** Roles and permissions by checkbox. Nobody can tick what they do not hold, and only admins have permissions. */
export function RightsFields({ value, onChange, errors }: RightsFieldsProps) {
  const { roles, permissions } = value
  const { permissions: own } = usePermissions<string[]>()
  const grantable = grantableOf(useResourceDefinitions())
  const isAdmin = roles.includes('admin')
  const mayGive = (permission: string) => hasPermission({ permissions: own ?? [] }, permission)
  const setPermissions = (next: string[]) => onChange({ roles, permissions: next })

  return (
    <>
      <Group aria-describedby="roles-error">
        <legend>{t('role.title')}</legend>
        <CheckField
          label={t('role.mitra')}
          checked={roles.includes('mitra')}
          onChange={(isOn) => onChange({ roles: toggled(roles, 'mitra', isOn), permissions })}
        />
        <p className="note">{t('role.mitraText')}</p>
        <CheckField
          label={t('role.admin')}
          checked={isAdmin}
          onChange={(isOn) => onChange({ roles: toggled(roles, 'admin', isOn), permissions: isOn ? permissions : [] })}
        />
        <p className="note">{t('role.adminText')}</p>
        <FieldError id="roles-error" message={errors.roles} />
      </Group>
      {isAdmin && (
        <Group aria-describedby="permissions-error">
          <legend>{t('permission.title')}</legend>
          {mayGive(EVERYTHING) && (
            <>
              <CheckField
                label={t('permission.all')}
                checked={permissions.includes(EVERYTHING)}
                onChange={(isOn) => setPermissions(isOn ? [EVERYTHING] : [])}
              />
              <p className="note">{t('permission.allText')}</p>
            </>
          )}
          <PermissionTable grantable={grantable} held={permissions} mayGive={mayGive} onChange={setPermissions} />
          {otherPermissions(permissions, grantable).map((permission) => (
            <CheckField
              key={permission}
              label={`${t('permission.others')}: ${permission}`}
              checked
              onChange={() => setPermissions(toggled(permissions, permission, false))}
            />
          ))}
          <FieldError id="permissions-error" message={errors.permissions} />
          <p className="hint">{t('permission.hint')}</p>
        </Group>
      )}
    </>
  )
}
