import { useGetList } from 'ra-core'
import { useController } from 'react-hook-form'
import type { AccountForm, AccountLink, AccountRecord } from '@/domain/access/account'
import type { Mitra } from '@/domain/types'
import { emailProblem, nameProblem } from '@/domain/access/accountRules'
import { normalEmail } from '@/domain/access/email'
import { t } from '@/i18n/admin/accounts'
import { accountProblemTexts } from '@/i18n/rules/accountRules'
import { CancelButton } from '@/kit/FormFoot'
import { SaveForm, type FormKind } from '@/kit/SaveForm'
import type { MitraRecord } from '@/records/mitra'
import { Card } from '@/ui/elements/Card'
import { reasonOf } from '@/ui/feedback/reasonOf'
import { SelectField } from '@/ui/form/SelectField'
import { TypedField } from '@/ui/form/typed/TypedField'
import { permissionInWords, rightsInWords, useGrantable } from './permissions'
import { RightsFields } from './RightsFields'

const EVERY_MITRA = { pagination: { page: 1, perPage: 10_000 }, sort: { field: 'name', order: 'ASC' } } as const

/** The mitra that a user may belong to, for a select, and why they cannot be read. The user's own mitra is always among them. */
function useMitraOptions(own: { id: unknown; name: string } | null) {
  const { data = [], error } = useGetList<MitraRecord>('mitra', EVERY_MITRA)
  const isEnabled = ({ status, id }: MitraRecord) => status === 'active' || String(id) === String(own?.id)
  const found = data.filter(isEnabled).map(({ id, name }) => ({ value: String(id), label: name }))
  const missing = own && !found.some(({ value }) => value === String(own.id))
  const options = [
    { value: '', label: t('account.noMitra') },
    ...(missing ? [{ value: String(own.id), label: own.name }] : []),
    ...found,
  ]
  return { options, failure: error ? `${t('account.failed')}. ${reasonOf(error)}` : undefined }
}

const NEW: Omit<AccountForm, 'mitraId'> = { name: '', email: '', roles: ['mitra'], permissions: [] }

export type Saved = AccountRecord & { link?: AccountLink | null }
export type UserFormProps = {
  /** The mitra of the user around it, or that of a new user unless another is chosen. */
  mitra: Mitra | null
  /** The text of the button that saves. By default 'Simpan'. */
  submit?: string
  onSaved?: (saved: Saved) => void
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

/** What the form of a user does with its values. Of two sets of permissions each names in words those that the other lacks. */
function useKind(own: Mitra | null): FormKind<AccountForm, Saved> {
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
    typedOf(record) {
      const { name, email, roles, permissions } = record ?? NEW
      const mitra = record ? record.mitra : own
      return { name, email, mitraId: mitra ? String(mitra.id) : '', roles, permissions }
    },
    problems: problemsOf,
    read,
    fields: [
      { path: 'name', name: t('profile.name') },
      { path: 'email', name: t('auth.email') },
      { path: 'mitraId', name: t('resource.mitra'), words: mitraInWords },
      { path: 'roles', name: t('role.title'), words: rolesInWords },
      { path: 'permissions', name: t('permission.title'), words: permissionsInWords },
    ],
  }
}

/** The form of the user around it, or of a new one. The typed values stay until the save is acknowledged. */
export function UserForm({ mitra, ...form }: UserFormProps) {
  return (
    <SaveForm kind={useKind(mitra)} {...form} saved={t('account.saved')} buttons={<CancelButton />}>
      <Card component="div">
        <div className="fields">
          <div className="two">
            <TypedField name="name" label={t('profile.name')} required />
            <TypedField name="email" label={t('auth.email')} inputMode="email" required />
          </div>
          <MitraField own={mitra} />
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
  return <SelectField {...field} label={t('resource.mitra')} options={options} error={error} />
}
