import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PartnerDataProvider } from '../../../data-provider/types'
import type { AccountForm, AccountLink, AccountRecord } from '../../../domain/access/account'
import { emailProblem, nameProblem, normalEmail } from '../../../domain/access/accountRules'
import { createSaveKeys } from '../../../domain/package/saveKeys'
import { t } from '../../../i18n/accounts'
import { accountProblemTexts } from '../../../i18n/accountRules'
import { say } from '../../../i18n/translate'
import { LiveRegion } from '../../../ui/a11y/LiveRegion'
import { SelectField } from '../../../ui/form/SelectField'
import { TextField } from '../../../ui/form/TextField'
import { useWrite } from '../../../ui/hooks/useWrite'
import { Button } from '../../../ui/layout/Button'
import { Card } from '../../../ui/layout/Card'
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

type Refusal = Error & { status?: number; body?: { errors?: Record<string, string> } }
export type Saved = AccountRecord & { link?: AccountLink | null }
export type UserFormProps = {
  record?: AccountRecord
  onSaved: (saved: Saved) => void
  /** Reads the record again after somebody else has changed it. */
  onReload?: () => void
}

/** The fields of a user. What was typed stays until the save is acknowledged. */
export function UserForm({ record, onSaved, onReload }: UserFormProps) {
  const provider = useDataProvider<PartnerDataProvider>()
  const navigate = useNavigate()
  const [form, setForm] = useState(() => (record ? formOf(record) : EMPTY))
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [keys] = useState(createSaveKeys)
  const mitra = useMitraOptions(record?.mitra ?? null)

  const { run, isPending } = useWrite<AccountForm, { data: Saved }>({
    resource: 'users',
    write: (data) => {
      const meta = { idempotencyKey: keys.keyFor([data, record?.version ?? null]), version: record?.version }
      return record
        ? provider.update('users', { id: record.id, data, meta, previousData: record })
        : provider.create('users', { data, meta })
    },
    onWritten: ({ data }) => onSaved(data),
  })

  const name = nameProblem(form.name)
  const email = emailProblem(form.email)
  const needsMitra = form.mitraId === '' && !form.roles.includes('admin')
  const found: Record<string, string> = {
    ...(name ? { name: accountProblemTexts[name] } : {}),
    ...(email ? { email: accountProblemTexts[email] } : {}),
    ...(needsMitra ? { mitraId: t('account.mitraRequired') } : {}),
  }
  const refused = refusal?.body?.errors ?? {}
  const errors: Record<string, string | undefined> = isTried ? { ...refused, ...found } : {}
  const isOutdated = refusal?.status === 409 && onReload

  function submit() {
    setTried(true)
    setRefusal(null)
    if (Object.keys(found).length > 0) return
    run({ ...form, email: normalEmail(form.email) }, { onError: setRefusal })
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Card as="div">
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
      </Card>
      {refusal && Object.keys(refused).length === 0 && (
        <p className="failure" role="alert">
          {say(refusal.message)}
        </p>
      )}
      <div className="buttons">
        <Button type="submit" variant="contained" size="large" disabled={isPending}>
          {isPending ? t('account.saving') : t(record ? 'account.save' : 'account.create')}
        </Button>
        <LiveRegion text={isPending ? t('account.nowSaving') : ''} />
        {isOutdated && (
          <Button variant="outlined" size="large" onClick={onReload}>
            {t('account.reload')}
          </Button>
        )}
        <Button variant="outlined" size="large" onClick={() => void navigate(links.list)}>
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  )
}
