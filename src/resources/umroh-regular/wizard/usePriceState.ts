import { notifyManager, useQueryClient, type Query } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { loadFailure, type LoadFailure } from '../../../components/loadFailure'
import { isPriceKnown, priceProblems } from '../../../domain/packagePrice'
import type { PackageForm } from '../../../domain/types'

export type PriceState = { kind: 'known' | 'counting' | 'unknown'; /** Why it is unknown, where reading something for it has failed. */ failure: LoadFailure | null }

const isRefused = ({ state }: Query) => state.fetchStatus === 'paused' || (state.error !== null && state.fetchStatus === 'idle')

/** Whether a form's total can be told, is being read, or cannot be read. Asks for nothing itself: what keeps the choices fresh does. */
export function usePriceState(form: PackageForm): PriceState {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const resources = priceProblems(form).map(({ resource }) => resource)
  const isWanted = ({ queryKey }: Query) => resources.includes(String(queryKey[0]))
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache])
  const refused = useSyncExternalStore(subscribe, () => cache.findAll({ type: 'active', predicate: isWanted }).find(isRefused)?.state)
  if (isPriceKnown(form)) return { kind: 'known', failure: null }
  if (!refused) return { kind: resources.length > 0 ? 'counting' : 'unknown', failure: null }
  const error = refused.fetchStatus === 'paused' ? null : refused.error
  return { kind: 'unknown', failure: loadFailure(error, () => client.refetchQueries({ type: 'active', predicate: (query) => isWanted(query) && isRefused(query) })) }
}
