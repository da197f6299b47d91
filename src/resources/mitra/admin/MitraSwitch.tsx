import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import type { PartnerDataProvider } from '../../../data-provider/types'
import type { MitraRecord } from '../../../domain/access/account'
import { randomKey } from '../../../domain/package/saveKeys'
import { t } from '../../../i18n/accounts'
import { say } from '../../../i18n/translate'
import { useWrite } from '../../../ui/hooks/useWrite'
import { Button } from '../../../ui/layout/Button'
import { Card } from '../../../ui/layout/Card'

/** Disables a mitra with all its users, or enables it again. */
export function MitraSwitch({ record, onChanged }: { record: MitraRecord; onChanged: () => void }) {
  const { id, name, status } = record
  const provider = useDataProvider<PartnerDataProvider>()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const isDisabled = status === 'disabled'
  const { run, isPending } = useWrite<boolean>({
    resource: 'mitra',
    write: (isOn) => provider.setEnabled('mitra', id, isOn, { idempotencyKey: randomKey() }),
    onWritten: () => {
      for (const resource of ['mitra', 'users']) void queryClient.invalidateQueries({ queryKey: [resource] })
      notify(t(isDisabled ? 'access.nowEnabled' : 'access.nowDisabled', { name }), { type: 'success' })
      onChanged()
    },
    onFailed: (error) => notify(say(error.message), { type: 'error' }),
  })
  return (
    <Card>
      <div className="fields">
        <h2>{t('access.title')}</h2>
        <p className="quiet">
          {t('account.status')}: <strong>{t(`account.${status}`)}</strong>
        </p>
        <div className="buttons">
          <Button variant="outlined" disabled={isPending} onClick={() => (isDisabled ? run(true) : setAsking(true))}>
            {t(isDisabled ? 'access.enable' : 'access.disable')}
          </Button>
        </div>
      </div>
      <Confirm
        isOpen={isAsking}
        title={t('access.disableTitle', { name })}
        content={t('access.disableMitraText')}
        confirm={t('access.disable')}
        onConfirm={() => {
          setAsking(false)
          run(false)
        }}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}
