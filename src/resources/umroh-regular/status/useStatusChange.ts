import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import type { PartnerDataProvider, SaveMeta } from '../../../data-provider/types'
import type { SaveKeys } from '../../../domain/package/saveKeys'
import type { Id } from '../../../domain/types'
import { t } from '../../../i18n/status'
import { useWrite } from '../../../ui/hooks/useWrite'
import { readStatusesAgain } from './readStatusesAgain'

export type StatusChange = (provider: PartnerDataProvider, meta: SaveMeta) => Promise<unknown>

/** Changes the status of a package. `what` is what the change says: a repetition keeps its idempotency key. */
export function useStatusChange(id: Id, keys: SaveKeys) {
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { run, isPending, error } = useWrite<{ what: unknown; change: StatusChange }>({
    // No resource of the registry: the phone's copies of packages stay, and are read again.
    resource: 'status',
    write: ({ what, change }) => change(provider, { idempotencyKey: keys.keyFor([id, what]) }),
    onWritten: () => {
      keys.forget()
      readStatusesAgain(queryClient)
      notify(t('progress.done'), { type: 'success' })
    },
  })
  return {
    isPending,
    failure: error && !isPending ? error.message : null,
    send: (what: unknown, change: StatusChange, onDone?: () => void) => run({ what, change }, onDone ? { onDone } : {}),
  }
}
