import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { MitraRecord } from '../../../domain/access/account'
import { nameProblem } from '../../../domain/access/accountRules'
import { accountProblemTexts } from '../../../i18n/rules/accountRules'
import { t } from '../../../i18n/admin/accounts'
import { TextField } from '../../../ui/form/TextField'
import { SavedForm, useSaveAccount } from '../../accounts'
import { links } from '../resource'

export type MitraFormProps = { record?: MitraRecord; onSaved: () => void; onReload?: () => void }

/** The name of a mitra. The typed name stays until the save is acknowledged. */
export function MitraForm({ record, onSaved, onReload }: MitraFormProps) {
  const navigate = useNavigate()
  const [name, setName] = useState(record?.name ?? '')
  const [isTried, setTried] = useState(false)
  const saving = useSaveAccount<{ name: string }, MitraRecord>({ resource: 'mitra', record, onSaved })
  const problem = nameProblem(name)
  const error = problem ? accountProblemTexts[problem] : saving.refused.name

  function submit() {
    setTried(true)
    saving.forgetRefusal()
    if (!problem) saving.save({ name })
  }

  return (
    <SavedForm
      failure={saving.failure}
      isPending={saving.isPending}
      submit={t('account.save')}
      onSubmit={submit}
      onReload={saving.isOutdated ? onReload : undefined}
      onCancel={() => navigate(links.list)}
      typed={name}
    >
      <TextField
        label={t('account.name')}
        name="name"
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isTried ? error : undefined}
      />
    </SavedForm>
  )
}
