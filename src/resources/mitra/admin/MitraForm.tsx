import { useNavigate } from 'react-router'
import type { MitraRecord } from '../../../domain/access/account'
import { nameProblem } from '../../../domain/access/accountRules'
import { t } from '../../../i18n/admin/accounts'
import { accountProblemTexts } from '../../../i18n/rules/accountRules'
import type { Comparing } from '../../../kit/conflict/ConflictSheet'
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

const typedOf = ({ name }: Pick<MitraRecord, 'name'>): TypedMitra => ({ name })

const comparing: Comparing<TypedMitra, MitraRecord> = { typedOf, fields: [{ path: 'name', name: t('account.name') }] }

export type MitraFormProps = { record?: MitraRecord }

/** The name of a mitra. It stands on its users' rows, too. */
export function MitraForm({ record }: MitraFormProps) {
  const navigate = useNavigate()
  const toTable = () => navigate(links.list)
  return (
    <SaveForm<TypedMitra, MitraRecord>
      id={record?.id}
      version={record?.version}
      initial={typedOf(record ?? { name: '' })}
      problems={problemsOf}
      saved={t('mitraAccount.saved')}
      onSaved={toTable}
      comparing={comparing}
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
