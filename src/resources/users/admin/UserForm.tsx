import { useController } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { AccountForm, AccountLink, AccountRecord } from '../../../domain/access/account'
import type { Mitra } from '../../../domain/types'
import { emailProblem, nameProblem } from '../../../domain/access/accountRules'
import { normalEmail } from '../../../domain/access/email'
import { t } from '../../../i18n/admin/accounts'
import { accountProblemTexts } from '../../../i18n/rules/accountRules'
import { SaveForm } from '../../../kit/SaveForm'
import { Button } from '../../../ui/elements/Button'
import { Card } from '../../../ui/elements/Card'
import { SelectField } from '../../../ui/form/SelectField'
import { TypedField } from '../../../ui/form/typed/TypedField'
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
  /** The mitra that a new user belongs to unless another is chosen. */
  mitra?: Mitra | null
  onSaved: (saved: Saved) => void
  /** Reads the record again after somebody else has changed it. */
  onReload?: () => void
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

/** The form of a user. The typed values stay until the save is acknowledged. */
export function UserForm({ record, mitra = null, onSaved, onReload }: UserFormProps) {
  const navigate = useNavigate()
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
      onReload={onReload}
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
