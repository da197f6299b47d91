import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PartnerDataProvider } from '../../../data-provider/types'
import type { MitraRecord } from '../../../domain/access/account'
import { nameProblem } from '../../../domain/access/accountRules'
import { createSaveKeys } from '../../../domain/package/saveKeys'
import { accountProblemTexts } from '../../../i18n/accountRules'
import { t } from '../../../i18n/accounts'
import { say } from '../../../i18n/translate'
import { LiveRegion } from '../../../ui/a11y/LiveRegion'
import { TextField } from '../../../ui/form/TextField'
import { useWrite } from '../../../ui/hooks/useWrite'
import { Button } from '../../../ui/layout/Button'
import { Card } from '../../../ui/layout/Card'
import { links } from '../resource'

type Refusal = Error & { status?: number; body?: { errors?: Record<string, string> } }
export type MitraFormProps = { record?: MitraRecord; onSaved: () => void; onReload?: () => void }

/** The name of a mitra. What was typed stays until the save is acknowledged. */
export function MitraForm({ record, onSaved, onReload }: MitraFormProps) {
  const provider = useDataProvider<PartnerDataProvider>()
  const navigate = useNavigate()
  const [name, setName] = useState(record?.name ?? '')
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [keys] = useState(createSaveKeys)
  const { run, isPending } = useWrite<{ name: string }>({
    resource: 'mitra',
    write: (data) => {
      const meta = { idempotencyKey: keys.keyFor([data, record?.version ?? null]), version: record?.version }
      return record
        ? provider.update('mitra', { id: record.id, data, meta, previousData: record })
        : provider.create('mitra', { data, meta })
    },
    onWritten: onSaved,
  })
  const problem = nameProblem(name)
  const refused = refusal?.body?.errors?.name
  const error = isTried ? (problem ? accountProblemTexts[problem] : refused) : undefined

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        setRefusal(null)
        if (!problem) run({ name }, { onError: setRefusal })
      }}
    >
      <Card as="div">
        <TextField
          label={t('account.name')}
          name="name"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={error}
        />
      </Card>
      {refusal && !refused && (
        <p className="failure" role="alert">
          {say(refusal.message)}
        </p>
      )}
      <div className="buttons">
        <Button type="submit" variant="contained" size="large" disabled={isPending}>
          {t(isPending ? 'account.saving' : 'account.save')}
        </Button>
        <LiveRegion text={isPending ? t('account.nowSaving') : ''} />
        {refusal?.status === 409 && onReload && (
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
