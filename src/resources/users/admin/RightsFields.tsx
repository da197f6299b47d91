import styled from '@emotion/styled'
import { useController } from 'react-hook-form'
import { usePermissions } from 'ra-core'
import { useId } from 'react'
import type { AccountForm } from '@/domain/access/account'
import { EVERYTHING, hasPermission } from '@/domain/access/permissions'
import { permissionsOf, PRESET_NAMES, presetOf, type Preset } from '@/domain/access/presets'
import { t } from '@/i18n/admin/accounts'
import { CheckField } from '@/ui/form/CheckField'
import { FieldError, Hint } from '@/ui/form/Field'
import { ToggleField } from '@/ui/form/ToggleField'
import { bareFieldset } from '@/ui/layout/styles'
import { colour } from '@theme/tokens'
import { otherPermissions, rightsInWords, toggled, useGrantable } from './permissions'
import { PermissionTable } from './PermissionTable'

const Group = styled('fieldset')({
  ...bareFieldset,
  '& > legend': { padding: 0, fontSize: '0.875rem', fontWeight: 700, marginBottom: 4 },
  '& > [role=status]': { margin: '12px 0 4px' },
  '& .note': { color: colour.quiet, fontSize: '0.8125rem', margin: '-6px 0 8px 32px' },
})

/** Roles and permissions by checkbox. Nobody can tick what they do not hold, and only admins have permissions. */
export function RightsFields() {
  // A user without a mitra is right as soon as they are an admin.
  const { field: ofRoles, fieldState: rolesState } = useController<AccountForm, 'roles'>({
    name: 'roles',
    rules: { deps: ['mitraId'] },
  })
  const { field: ofPermissions } = useController<AccountForm, 'permissions'>({ name: 'permissions' })
  const { value: roles, onChange: setRoles } = ofRoles
  const { permissions: own } = usePermissions<string[]>()
  const isAdmin = roles.includes('admin')
  const mayGive = (permission: string) => hasPermission({ permissions: own ?? [] }, permission)
  function makeAdmin(isOn: boolean) {
    if (!isOn) ofPermissions.onChange([])
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
      {isAdmin && <PermissionFields mayGive={mayGive} />}
    </>
  )
}

type PresetProps = { held: readonly string[]; known: readonly string[]; mayGive: (permission: string) => boolean }

/** The usual sets of permissions as one press each. A set that the admin does not hold whole is off (docs/product.md §17.2.10). */
function Presets({ held, known, mayGive, onChoose }: PresetProps & { onChoose: (held: string[]) => void }) {
  const isOff = (preset: Preset) => !permissionsOf(preset, known).every(mayGive)
  const chosen = presetOf(held, known)
  return (
    <div>
      <ToggleField
        label={t('permission.preset')}
        value={chosen}
        options={PRESET_NAMES.map((value) => {
          return { value, label: t(`permission.presets.${value}`), disabled: isOff(value) }
        })}
        onChange={(preset) => onChoose(preset ? permissionsOf(preset, known) : [])}
      />
      {chosen && <Hint>{t(`permission.presetTexts.${chosen}`)}</Hint>}
      {PRESET_NAMES.some(isOff) && <Hint>{t('permission.presetOff')}</Hint>}
    </div>
  )
}

/** The permissions of an admin: a preset, a checkbox for each and for groups of them, and all of it in words. */
function PermissionFields({ mayGive }: Pick<PresetProps, 'mayGive'>) {
  const { field, fieldState } = useController<AccountForm, 'permissions'>({ name: 'permissions' })
  const { value: held, onChange } = field
  const { grantable, known } = useGrantable()
  const unknown = otherPermissions(held, grantable)
  const hintId = useId()
  return (
    <Group aria-describedby="permissions-error">
      <legend>{t('permission.title')}</legend>
      <Presets
        held={held.filter((permission) => !unknown.includes(permission))}
        known={known}
        mayGive={mayGive}
        onChoose={(chosen) => onChange(chosen.includes(EVERYTHING) ? chosen : [...chosen, ...unknown])}
      />
      <p role="status">
        {t('permission.chosen')} <strong>{rightsInWords(held, known)}</strong>
      </p>
      <PermissionTable grantable={grantable} held={held} mayGive={mayGive} reasonId={hintId} onChange={onChange} />
      {unknown.map((permission) => (
        <CheckField
          key={permission}
          label={`${t('permission.others')}: ${permission}`}
          checked
          onChange={() => onChange(toggled(held, permission, false))}
        />
      ))}
      <FieldError id="permissions-error" message={fieldState.error?.message} />
      <Hint id={hintId}>{t('permission.hint')}</Hint>
    </Group>
  )
}
