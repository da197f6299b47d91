import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import type { PartnerDataProvider } from '@/data-provider/types'
import type { Forgetting } from '@/ui/hooks/mutationMeta'
import { useLayoutKind } from '@/ui/layout/layoutKind'
import { useWrite, type Outcome } from '@/ui/hooks/useWrite'
import { prefetchFirstPage } from '@/data-provider/firstPage'
import { followUps } from '@/resources/follow-ups'
import { offers } from '@/resources/offers'
import { umrohRegular } from './resource'
import { readStatusesAgain } from './status/readStatusesAgain'

export type Change = (provider: PartnerDataProvider) => Promise<unknown>

export type KeyedChangeOptions = {
  /**
   * The record that is written. It is no resource of the registry: the phone's copies of packages stay and are read again,
   * unless the change {@link ERASES} a customer.
   */
  resource: 'status' | 'offers'
  /** The notice after an acknowledged change. */
  done: string
  onWritten?: (client: QueryClient) => void
}

/**
 * The resources whose answers name customers: packages, their offers, and the packages to follow up on an admin's
 * Beranda. A test compares them with the lists of all resources.
 */
export const NAMING_CUSTOMERS = [umrohRegular, offers.definition, followUps.definition].map(({ name }) => name)

/** A change that erases a customer makes the phone forget its copies of packages, which name them. */
export const ERASES: Forgetting = { forgets: umrohRegular.name }

/** Changes a status or an offer of a package. */
export function useKeyedChange({ resource, done, onWritten }: KeyedChangeOptions) {
  const provider = useDataProvider<PartnerDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const kind = useLayoutKind()
  /** Drops the answers that may name the customer and are not on screen. A phone can then read the list offline again. */
  function forgetCustomer() {
    for (const name of NAMING_CUSTOMERS) queryClient.removeQueries({ queryKey: [name], type: 'inactive' })
    if (kind === 'mobile') void prefetchFirstPage(queryClient, provider, umrohRegular.name, {})
  }
  const { run, isPending, error } = useWrite<{ change: Change } & Forgetting, boolean>({
    resource,
    write: async ({ change, forgets }) => {
      await change(provider)
      return forgets !== undefined
    },
    onWritten: (isErased) => {
      if (isErased) forgetCustomer()
      onWritten?.(queryClient)
      readStatusesAgain(queryClient)
      notify(done, { type: 'success' })
    },
  })
  return {
    isPending,
    failure: error && !isPending ? error.message : null,
    send: (change: Change, { onDone, ...forgetting }: Pick<Outcome, 'onDone'> & Forgetting = {}) =>
      run({ change, ...forgetting }, onDone ? { onDone } : {}),
  }
}
