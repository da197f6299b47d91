import type { Query, QueryClient } from '@tanstack/react-query'
import { pricedResources } from '../../../domain/packagePrice'
import { FRESH } from '../../../domain/requestPolicy'
import { formOfToday } from '../../../domain/todaysPrices'
import type { PackageForm } from '../../../domain/types'

// By the clock: the timer of a phone that slept may not have rung yet.
const isRead = (query: Query) => query.state.status === 'success' && query.state.fetchStatus === 'idle' && !query.isStaleByTime(FRESH.general)

/** The form at today's prices, once what is old of them, or still on its way, has been read; null where it cannot be, or where the wizard was left meanwhile. */
export async function atTodaysPrices(client: QueryClient, form: PackageForm): Promise<PackageForm | null> {
  const resources = pricedResources(form)
  const isSource = ({ queryKey }: Query) => resources.includes(String(queryKey[0]))
  // What is being read already is waited for, not begun again.
  await client.refetchQueries({ type: 'active', predicate: (query) => isSource(query) && !isRead(query) }, { cancelRefetch: false })
  const sources = client.getQueryCache().findAll({ type: 'active', predicate: isSource })
  if (!sources.every(isRead)) return null
  return formOfToday(form, (resource) => (sources.find(({ queryKey }) => queryKey[0] === resource)?.state.data as { data: unknown[] } | undefined)?.data)
}
