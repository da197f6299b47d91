import { useNavigate } from 'react-router'
import type { MitraRecord } from '../../../domain/access/account'
import { nameProblem } from '../../../domain/access/accountRules'
import { t } from '../../../i18n/admin/accounts'
import { accountProblemTexts } from '../../../i18n/rules/accountRules'
import { SaveForm } from '../../../kit/SaveForm'
import { Button } from '../../../ui/elements/Button'
import { Card } from '../../../ui/elements/Card'
import { TypedField } from '../../../ui/form/typed/TypedField'
import { links } from '../resource'

type TypedMitra = { name: string }

function problemsOf({ name }: TypedMitra) {
  const problem = nameProblem(name)
  return problem ? [{ path: 'name', key: accountProblemTexts[problem] }] : []
}

export type MitraFormProps = { record?: MitraRecord; onReload?: () => void }

/** The name of a mitra. It stands on its users' rows, too. */
export function MitraForm({ record, onReload }: MitraFormProps) {
  const navigate = useNavigate()
  const toTable = () => navigate(links.list)
  return (
    <SaveForm<TypedMitra>
      id={record?.id}
      version={record?.version}
      initial={{ name: record?.name ?? '' }}
      problems={problemsOf}
      saved={t('mitraAccount.saved')}
      onSaved={toTable}
      onReload={onReload}
      dependents={['users']}
      buttons={
        <Button variant="outlined" size="large" onClick={toTable}>
          {t('account.cancel')}
        </Button>
      }
    >
      <Card component="div">
        <TypedField name="name" label={t('account.name')} required />
      </Card>
    </SaveForm>
  )
}
