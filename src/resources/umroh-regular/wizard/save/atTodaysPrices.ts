import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query'
import { pricedResources } from '../../../../domain/package/price/packagePrice'
import { STALE_TIME } from '../../../../domain/requestPolicy'
import { formOfToday, type ListOf } from '../../../../domain/package/price/todaysPrices'
import type { PackageForm } from '../../../../domain/types'

// The clock decides, because a timer may fire late on a phone that slept.
const isRead = (query: Query) =>
  query.state.status === 'success' && query.state.fetchStatus === 'idle' && !query.isStaleByTime(STALE_TIME.general)

// The limit equals the timeout of one request: the save does not wait for retries beyond it.
const LONGEST_WAIT_MS = 30_000

/**
 * Waits for the work, but no longer than the limit and only while there is a network: TanStack Query pauses requests
 * while offline.
 */
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

type Unread = { /** The reason why a list could not be read. */ error: Error | null }

export type TodaysLists = { listOf: ListOf } | ({ listOf: null } & Unread)

/** Reads the lists of the form's choices that are old or still loading. Only lists that a component on screen uses are read. */
export async function readTodaysLists(client: QueryClient, form: PackageForm): Promise<TodaysLists> {
  const resources = pricedResources(form)
  const isSource = ({ queryKey }: Query) => resources.includes(String(queryKey[0]))
  // If a request is under way, this waits for it and starts no second one.
  await untilCutOff(
    client.refetchQueries(
      { type: 'active', predicate: (query) => isSource(query) && !isRead(query) },
      { cancelRefetch: false },
    ),
  )
  const sources = client.getQueryCache().findAll({ type: 'active', predicate: isSource })
  const unread = sources.filter((query) => !isRead(query))
  if (unread.length > 0) return { listOf: null, error: unread.find(({ state }) => state.error)?.state.error ?? null }
  return {
    listOf: (resource) =>
      (sources.find(({ queryKey }) => queryKey[0] === resource)?.state.data as { data: unknown[] } | undefined)?.data,
  }
}

export type TodaysForm = { form: PackageForm } | ({ form: null } & Unread)

/** Returns the form with today's prices. Null if they cannot be read. */
export async function atTodaysPrices(client: QueryClient, form: PackageForm): Promise<TodaysForm> {
  const today = await readTodaysLists(client, form)
  if (!today.listOf) return { form: null, error: today.error }
  const priced = formOfToday(form, today.listOf)
  return priced ? { form: priced } : { form: null, error: null }
}
