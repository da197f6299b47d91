import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { pricedResources } from '../../../../domain/package/packagePrice'
import { STALE_TIME } from '../../../../domain/requestPolicy'
import { formOfToday } from '../../../../domain/package/todaysPrices'
import type { PackageForm } from '../../../../domain/types'

// By the clock: the timer of a phone that slept may not have rung yet.
const isRead = (query: Query) =>
  query.state.status === 'success' && query.state.fetchStatus === 'idle' && !query.isStaleByTime(STALE_TIME.general)

// As long as a request may take: what is tried again after that is not waited for.
const LONGEST_WAIT_MS = 30_000

/** Settles with the work, or when the network goes, which would hold it up for as long as that lasts, or after the longest wait. */
async function untilCutOff(work: Promise<unknown>): Promise<void> {
  let stop = () => {}
  const cutOff = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT_MS)
    const forget = onlineManager.subscribe((isOnline) => isOnline || resolve())
    stop = () => {
      clearTimeout(timer)
      forget()
    }
  })
  await Promise.race([work, cutOff])
  stop()
}

export type TodaysForm =
  { form: PackageForm } | { form: null; /** Why a list could not be read. */ error: Error | null }

/** The form at today's prices, once what is old of them, or still on its way, has been read; none where it cannot be, or where the wizard was left meanwhile. */
export async function atTodaysPrices(client: QueryClient, form: PackageForm): Promise<TodaysForm> {
  const resources = pricedResources(form)
  const isSource = ({ queryKey }: Query) => resources.includes(String(queryKey[0]))
  // What is being read already is waited for, not begun again.
  await untilCutOff(
    client.refetchQueries(
      { type: 'active', predicate: (query) => isSource(query) && !isRead(query) },
      { cancelRefetch: false },
    ),
  )
  const sources = client.getQueryCache().findAll({ type: 'active', predicate: isSource })
  const unread = sources.filter((query) => !isRead(query))
  if (unread.length > 0) return { form: null, error: unread.find(({ state }) => state.error)?.state.error ?? null }
  const today = formOfToday(
    form,
    (resource) =>
      (sources.find(({ queryKey }) => queryKey[0] === resource)?.state.data as { data: unknown[] } | undefined)?.data,
  )
  return today ? { form: today } : { form: null, error: null }
}
