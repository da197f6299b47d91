import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { hasNoList, type PartnerDataProvider } from '@/data-provider/types'
import { HOTEL_FIELDS, HOTEL_RESOURCES } from '@/domain/masters/masters'
import { pricedResources } from '@/domain/package/price/packagePrice'
import { formOfToday, type ListOf } from '@/domain/package/price/todaysPrices'
import { CITIES, type PackageForm } from '@/domain/types'
import { wholeListQuery, type ListSource } from '@/resources/custom-data/pickers'
import { hotelList } from '@/resources/hotel/pickers'

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

/** The lists that the prices of the form's choices come from. */
function sourcesOf(form: PackageForm): ListSource[] {
  const hotels = new Map<string, ListSource>(
    CITIES.map((city) => [HOTEL_RESOURCES[city], hotelList(city, form[HOTEL_FIELDS[city]])]),
  )
  return pricedResources(form).map((resource) => hotels.get(resource) ?? { resource })
}

type Unread = { /** The reason why a list could not be read. */ error: Error | null }

export type TodaysLists = { listOf: ListOf } | ({ listOf: null } & Unread)

/**
 * Reads the lists of the form's choices by their keys, whatever is on the screen. A list that is new enough is not read
 * again, and one that is being read already is waited for.
 */
export async function readTodaysLists(
  client: QueryClient,
  provider: PartnerDataProvider,
  form: PackageForm,
): Promise<TodaysLists> {
  const sources = sourcesOf(form)
  const lists = new Map<string, readonly unknown[]>()
  let error: Error | null = null
  const read = async (source: ListSource) => {
    const list = await client.fetchQuery(wholeListQuery(provider, source))
    if (!hasNoList(list)) lists.set(source.resource, list.data)
  }
  const noteError = (cause: Error) => {
    error ??= cause
  }
  await untilCutOff(Promise.all(sources.map((source) => read(source).catch(noteError))))
  if (lists.size < sources.length) return { listOf: null, error }
  return { listOf: (resource) => lists.get(resource) }
}

export type TodaysForm = { form: PackageForm } | ({ form: null } & Unread)

/** Returns the form with today's prices. Null if they cannot be read. */
export async function atTodaysPrices(
  client: QueryClient,
  provider: PartnerDataProvider,
  form: PackageForm,
): Promise<TodaysForm> {
  const today = await readTodaysLists(client, provider, form)
  if (!today.listOf) return { form: null, error: today.error }
  const priced = formOfToday(form, today.listOf)
  return priced ? { form: priced } : { form: null, error: null }
}
