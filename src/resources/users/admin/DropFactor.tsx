import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import type { PartnerDataProvider } from '../../../data-provider/types'
import type { AccountRecord } from '../../../domain/access/account'
import { createSaveKeys } from '../../../domain/package/saveKeys'
import { t } from '../../../i18n/admin/accounts'
import { say } from '../../../i18n/translate'
import { useResource } from '../../../ui/hooks/useResource'
import { leaveScreen } from '../../../ui/hooks/unsavedChanges'
import { useWrite } from '../../../ui/hooks/useWrite'
import { Button } from '../../../ui/elements/Button'

type DropFactorProps = { record: Pick<AccountRecord, 'id' | 'name'>; onChanged: () => void }

/** Switches off the second factor of a user who has lost the phone (docs/product.md §18.3.5). It asks first. */
export function DropFactor({ record: { id, name }, onChanged }: DropFactorProps) {
  const provider = useDataProvider<PartnerDataProvider>()
  const notify = useNotify()
  const [isAsking, setAsking] = useState(false)
  const [keys] = useState(createSaveKeys)
  const { run, isPending } = useWrite<void>({
    resource: useResource(),
    write: () => provider.dropSecondFactor('users', id, { idempotencyKey: keys.keyFor(id) }),
    onWritten: () => {
      keys.forget()
      notify(t('access.factorDropped', { name }), { type: 'success' })
      onChanged()
    },
    onFailed: (error) => notify(say(error.message), { type: 'error' }),
  })
  const drop = () => {
    setAsking(false)
    run()
  }
  return (
    <>
      <Button variant="outlined" disabled={isPending} onClick={() => leaveScreen(() => setAsking(true))}>
        {t('access.dropFactor')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t('access.dropFactorTitle', { name })}
        content={t('access.dropFactorText')}
        confirm={t('access.dropFactor')}
        onConfirm={drop}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
