import { useQueryClient, type Query } from '@tanstack/react-query'
import { loadFailure, type LoadFailure } from '../../../../ui/feedback/loadFailure'
import { useActiveQuery } from '../../../../ui/hooks/useActiveQuery'
import { isPriceKnown, priceProblems } from '../../../../domain/package/packagePrice'
import type { PackageForm } from '../../../../domain/types'

export type PriceState = {
  kind: 'known' | 'counting' | 'unknown'
  /** The failed request because of which the price is unknown. */ failure: LoadFailure | null
}

const isRefused = ({ state }: Query) =>
  state.fetchStatus === 'paused' || (state.error !== null && state.fetchStatus === 'idle')

/** Whether a form's total is known, still being read, or cannot be read. MasterRefresh and HotelRefresh send the requests. */
export function usePriceState(form: PackageForm): PriceState {
  const client = useQueryClient()
  const resources = priceProblems(form).map(({ resource }) => resource)
  const isUnread = (query: Query) => resources.includes(String(query.queryKey[0])) && isRefused(query)
  const refused = useActiveQuery({ predicate: isUnread })
  if (isPriceKnown(form)) return { kind: 'known', failure: null }
  if (!refused) return { kind: resources.length > 0 ? 'counting' : 'unknown', failure: null }
  const error = refused.fetchStatus === 'paused' ? null : refused.error
  return {
    kind: 'unknown',
    failure: loadFailure(error, () => client.refetchQueries({ type: 'active', predicate: isUnread })),
  }
}
