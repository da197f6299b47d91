import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import type { MemoryState } from '@/partner-api/memory/memoryState'
import { seedStore } from '@/partner-api/seed/seedStore'
import { toCalendarDate } from '@/domain/values/dates'
import { apiOver, FAST, NOW, SITI, workedQuote } from '../../partner-api/fixtures'

const states = new Map<string, Promise<MemoryState>>()

async function seed(packages: number[]) {
  const store = createMemoryStore()
  await seedStore(store, { now: () => NOW, iterations: FAST, packages })
  return store.exportState()
}

/** Makes a store that begins with the seed. Each worker fills one store for each number of packages and each day; the others begin with a copy of it. */
export async function seededStore(packages: number[]) {
  // The packages have dates from today on, and the day depends on the time zone.
  const key = `${toCalendarDate(new Date(NOW))} ${packages.join()}`
  const state = states.get(key) ?? seed(packages)
  states.set(key, state)
  return createMemoryStore({ initial: await state })
}

type Quote = Awaited<ReturnType<typeof workedQuote>>
let quote: Promise<Quote> | undefined

async function readQuote() {
  const api = await apiOver(await seededStore([1, 0]), { demo: false })
  return workedQuote(api, await api.login(SITI))
}

/** The body of the worked package (docs/product.md §16.2). The seed's records have the same ids on every server. */
export const seededQuote = async (): Promise<Quote> => structuredClone(await (quote ??= readQuote()))
