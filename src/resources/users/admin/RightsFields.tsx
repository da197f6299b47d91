import styled from '@emotion/styled'
import { useController } from 'react-hook-form'
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

/** Roles and permissions by checkbox. Nobody can tick what they do not hold, and only admins have permissions. */
export function RightsFields() {
  // A user without a mitra is right as soon as they are an admin.
  const { field: ofRoles, fieldState: rolesState } = useController<AccountForm, 'roles'>({
    name: 'roles',
    rules: { deps: ['mitraId'] },
  })
  const { field: ofPermissions, fieldState: permissionsState } = useController<AccountForm, 'permissions'>({
    name: 'permissions',
  })
  const { value: roles, onChange: setRoles } = ofRoles
  const { value: permissions, onChange: setPermissions } = ofPermissions
  const { permissions: own } = usePermissions<string[]>()
  const grantable = grantableOf(useResourceDefinitions())
  const isAdmin = roles.includes('admin')
  const mayGive = (permission: string) => hasPermission({ permissions: own ?? [] }, permission)
  function makeAdmin(isOn: boolean) {
    if (!isOn) setPermissions([])
    setRoles(toggled(roles, 'admin', isOn))
  }

  return (
    <>
      <Group aria-describedby="roles-error">
        <legend>{t('role.title')}</legend>
        <CheckField
          label={t('role.mitra')}
          checked={roles.includes('mitra')}
          onChange={(isOn) => setRoles(toggled(roles, 'mitra', isOn))}
        />
        <p className="note">{t('role.mitraText')}</p>
        <CheckField label={t('role.admin')} checked={isAdmin} onChange={makeAdmin} />
        <p className="note">{t('role.adminText')}</p>
        <FieldError id="roles-error" message={rolesState.error?.message} />
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
          <FieldError id="permissions-error" message={permissionsState.error?.message} />
          <p className="hint">{t('permission.hint')}</p>
        </Group>
      )}
    </>
  )
}
