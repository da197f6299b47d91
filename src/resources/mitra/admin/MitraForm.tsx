import type { MitraRecord } from '@/domain/access/account'
import { nameProblem } from '@/domain/access/accountRules'
import { t } from '@/i18n/admin/accounts'
import { accountProblemTexts } from '@/i18n/rules/accountRules'
import { CancelButton } from '@/kit/FormFoot'
import { SaveForm, type FormKind } from '@/kit/SaveForm'
import { Card } from '@/ui/elements/Card'
import { TypedField } from '@/ui/form/typed/TypedField'

type TypedMitra = { name: string }

function problemsOf({ name }: TypedMitra) {
  const problem = nameProblem(name)
  return problem ? [{ path: 'name', key: accountProblemTexts[problem] }] : []
}

const kind: FormKind<TypedMitra, MitraRecord> = {
  typedOf: (record) => ({ name: record?.name ?? '' }),
  fields: [{ path: 'name', name: t('account.name') }],
  problems: problemsOf,
}

/** The name of the mitra around it, or of a new one. */
export const MitraForm = () => (
  <SaveForm kind={kind} saved={t('mitraAccount.saved')} buttons={<CancelButton />}>
    <Card component="div">
      <TypedField name="name" label={t('account.name')} required />
    </Card>
  </SaveForm>
)
