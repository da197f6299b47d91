import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import type { PartnerDataProvider } from '../../../data-provider/types'
import { createSaveKeys } from '../../../domain/package/saveKeys'
import type { Id } from '../../../domain/types'
import { t } from '../../../i18n/admin/accounts'
import { say } from '../../../i18n/translate'
import { useResource } from '../../../ui/hooks/useResource'
import { leaveScreen } from '../../../ui/hooks/unsavedChanges'
import { useWrite } from '../../../ui/hooks/useWrite'
import { Button } from '../../../ui/elements/Button'

export type AccountSwitchProps = {
  record: { id: Id; name: string; status: string }
  /** Says before it is disabled what that ends. */
  warning: string
  onChanged: () => void
}

/**
 * Disables a record of the resource around it (a user or a mitra) after a question, or enables it again. The form beside it
 * reads the record anew, so it asks about unsaved changes first.
 */
export function AccountSwitch({ record, warning, onChanged }: AccountSwitchProps) {
  const { id, name, status } = record
  const resource = useResource()
  const provider = useDataProvider<PartnerDataProvider>()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [keys] = useState(createSaveKeys)
  const isDisabled = status === 'disabled'
  const { run, isPending } = useWrite<boolean>({
    resource,
    write: (isOn) => provider.setEnabled(resource, id, isOn, { idempotencyKey: keys.keyFor(isOn) }),
    onWritten: () => {
      keys.forget()
      for (const changed of ['mitra', 'users']) void queryClient.invalidateQueries({ queryKey: [changed] })
      notify(t(isDisabled ? 'access.nowEnabled' : 'access.nowDisabled', { name }), { type: 'success' })
      onChanged()
    },
    onFailed: (error) => notify(say(error.message), { type: 'error' }),
  })
  return (
    <>
      <Button
        variant="outlined"
        disabled={isPending}
        onClick={() => leaveScreen(() => (isDisabled ? run(true) : setAsking(true)))}
      >
        {t(isDisabled ? 'access.enable' : 'access.disable')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t('access.disableTitle', { name })}
        content={warning}
        confirm={t('access.disable')}
        onConfirm={() => {
          setAsking(false)
          run(false)
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
