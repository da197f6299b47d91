import { useController } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { AccountForm, AccountLink, AccountRecord } from '../../../domain/access/account'
import type { Mitra } from '../../../domain/types'
import { emailProblem, nameProblem } from '../../../domain/access/accountRules'
import { normalEmail } from '../../../domain/access/email'
import { t } from '../../../i18n/admin/accounts'
import { accountProblemTexts } from '../../../i18n/rules/accountRules'
import type { Comparing } from '../../../kit/conflict/ConflictSheet'
import { SaveForm } from '../../../kit/SaveForm'
import { Button } from '../../../ui/elements/Button'
import { Card } from '../../../ui/elements/Card'
import { SelectField } from '../../../ui/form/SelectField'
import { TypedField } from '../../../ui/form/typed/TypedField'
import { links } from '../resource'
import { permissionInWords, rightsInWords, useGrantable } from './permissions'
import { RightsFields } from './RightsFields'
import { useMitraOptions } from './useMitraOptions'

const EMPTY: AccountForm = { name: '', email: '', mitraId: '', roles: ['mitra'], permissions: [] }

const formOf = ({ name, email, mitra, roles, permissions }: AccountRecord): AccountForm => ({
  name,
  email,
  mitraId: mitra ? String(mitra.id) : '',
  roles,
  permissions,
})

export type Saved = AccountRecord & { link?: AccountLink | null }
export type UserFormProps = {
  record?: AccountRecord
  /** The mitra that a new user belongs to unless another is chosen. */
  mitra?: Mitra | null
  onSaved: (saved: Saved) => void
}

function problemsOf({ name, email, mitraId, roles }: AccountForm) {
  const found = [
    { path: 'name', problem: nameProblem(name) },
    { path: 'email', problem: emailProblem(email) },
  ].flatMap(({ path, problem }) => (problem ? [{ path, key: accountProblemTexts[problem] as string }] : []))
  const needsMitra = mitraId === '' && !roles.includes('admin')
  return needsMitra ? [...found, { path: 'mitraId', key: t('account.mitraRequired') }] : found
}

const read = (typed: AccountForm): AccountForm => ({ ...typed, email: normalEmail(typed.email) })

/** The fields of a user in words. Of two sets of permissions each names those that the other lacks. */
function useComparing(own: AccountRecord['mitra']): Comparing<AccountForm, AccountRecord> {
  const { options } = useMitraOptions(own)
  const { grantable, known } = useGrantable()
  const mitraInWords = (id: unknown) => options.find(({ value }) => value === id)?.label ?? String(id)
  const rolesInWords = (roles: unknown) =>
    (roles as string[]).map((role) => (role === 'admin' || role === 'mitra' ? t(`role.${role}`) : role)).join(', ')
  const permissionsInWords = (held: unknown, other: unknown) => {
    const missing = (held as string[]).filter((permission) => !(other as string[]).includes(permission))
    return [rightsInWords(held as string[], known), ...missing.map((one) => permissionInWords(one, grantable))].join(
      '\n',
    )
  }
  return {
    typedOf: formOf,
    fields: [
      { path: 'name', name: t('account.name') },
      { path: 'email', name: t('account.email') },
      { path: 'mitraId', name: t('account.mitra'), words: mitraInWords },
      { path: 'roles', name: t('role.title'), words: rolesInWords },
      { path: 'permissions', name: t('permission.title'), words: permissionsInWords },
    ],
  }
}

/** The form of a user. The typed values stay until the save is acknowledged. */
export function UserForm({ record, mitra = null, onSaved }: UserFormProps) {
  const navigate = useNavigate()
  const comparing = useComparing(record ? record.mitra : mitra)
  return (
    <SaveForm<AccountForm, Saved>
      id={record?.id}
      version={record?.version}
      initial={record ? formOf(record) : { ...EMPTY, mitraId: mitra ? String(mitra.id) : '' }}
      problems={problemsOf}
      read={read}
      submit={t(record ? 'wizard.save' : 'account.create')}
      saved={t('account.saved')}
      onSaved={onSaved}
      comparing={comparing}
      buttons={
        <Button variant="outlined" size="large" onClick={() => navigate(links.list)}>
          {t('account.cancel')}
        </Button>
      }
    >
      <Card component="div">
        <div className="fields">
          <div className="two">
            <TypedField name="name" label={t('account.name')} required />
            <TypedField name="email" label={t('account.email')} inputMode="email" required />
          </div>
          <MitraField own={record ? record.mitra : mitra} />
          <RightsFields />
        </div>
      </Card>
    </SaveForm>
  )
}

function MitraField({ own }: { own: AccountRecord['mitra'] }) {
  const { options, failure } = useMitraOptions(own)
  const { field, fieldState } = useController<AccountForm, 'mitraId'>({ name: 'mitraId' })
  const error = fieldState.error?.message ?? failure
  return <SelectField {...field} label={t('account.mitra')} options={options} error={error} />
}
