import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AccountForm, AccountLink, AccountRecord } from '../../../domain/access/account'
import { emailProblem, nameProblem, normalEmail } from '../../../domain/access/accountRules'
import { t } from '../../../i18n/admin/accounts'
import { accountProblemTexts } from '../../../i18n/rules/accountRules'
import { SelectField } from '../../../ui/form/SelectField'
import { TextField } from '../../../ui/form/TextField'
import { SavedForm, useSaveAccount } from '../../accounts'
import { links } from '../resource'
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
  onSaved: (saved: Saved) => void
  /** Reads the record again after somebody else has changed it. */
  onReload?: () => void
}

/** The fields of a user. The typed values stay until the save is acknowledged. */
export function UserForm({ record, onSaved, onReload }: UserFormProps) {
  const navigate = useNavigate()
  const [form, setForm] = useState(() => (record ? formOf(record) : EMPTY))
  const [isTried, setTried] = useState(false)
  const saving = useSaveAccount<AccountForm, Saved>({ resource: 'users', record, onSaved })
  const mitra = useMitraOptions(record?.mitra ?? null)

  const name = nameProblem(form.name)
  const email = emailProblem(form.email)
  const needsMitra = form.mitraId === '' && !form.roles.includes('admin')
  const found: Record<string, string> = {
    ...(name ? { name: accountProblemTexts[name] } : {}),
    ...(email ? { email: accountProblemTexts[email] } : {}),
    ...(needsMitra ? { mitraId: t('account.mitraRequired') } : {}),
  }
  const errors: Record<string, string | undefined> = isTried ? { ...saving.refused, ...found } : {}

  function submit() {
    setTried(true)
    saving.forgetRefusal()
    if (Object.keys(found).length > 0) return
    saving.save({ ...form, email: normalEmail(form.email) })
  }

  return (
    <SavedForm
      failure={saving.failure}
      isPending={saving.isPending}
      submit={t(record ? 'account.save' : 'account.create')}
      onSubmit={submit}
      onReload={saving.isOutdated ? onReload : undefined}
      onCancel={() => navigate(links.list)}
      typed={form}
    >
      <div className="fields">
        <div className="two">
          <TextField
            label={t('account.name')}
            name="name"
            autoComplete="off"
            value={form.name}
            onChange={(event) => setForm({ ...form, name: event.target.value })}
            error={errors.name}
          />
          <TextField
            label={t('account.email')}
            name="email"
            inputMode="email"
            autoComplete="off"
            value={form.email}
            onChange={(event) => setForm({ ...form, email: event.target.value })}
            error={errors.email}
          />
        </div>
        <SelectField
          label={t('account.mitra')}
          name="mitra"
          options={mitra}
          value={form.mitraId}
          onChange={(event) => setForm({ ...form, mitraId: event.target.value })}
          error={errors.mitraId}
        />
        <RightsFields value={form} onChange={(rights) => setForm({ ...form, ...rights })} errors={errors} />
      </div>
    </SavedForm>
  )
}
