import { useDataProvider } from 'ra-core'
import type { PartnerDataProvider } from '@/data-provider/types'
import type { Id } from '@/domain/types'
import { t } from '@/i18n/admin/accounts'
import { useResource } from '@/ui/hooks/useResource'
import { AccountAction } from './AccountAction'

export type AccountSwitchProps = {
  record: { id: Id; name: string; status: string }
  /** Says before it is disabled what that ends. */
  warning: string
  onDone?: () => void
}

/** Disables a record of the resource around it (a user or a mitra) after a question, or enables it again. */
export function AccountSwitch({ record: { id, name, status }, warning, onDone }: AccountSwitchProps) {
  const resource = useResource()
  const provider = useDataProvider<PartnerDataProvider>()
  const isDisabled = status === 'disabled'
  return (
    <AccountAction
      label={t(isDisabled ? 'access.enable' : 'access.disable')}
      question={isDisabled ? undefined : { title: t('access.disableTitle', { name }), text: warning }}
      call={() => provider.setEnabled(resource, id, isDisabled)}
      done={t(isDisabled ? 'access.nowEnabled' : 'access.nowDisabled', { name })}
      onDone={onDone}
    />
  )
}
