import type { KeyValueStore } from '../auth-provider/browserStorage'
import type { MemoryState } from '../partner-api/memory/memoryState'
import { createMemoryStore } from '../partner-api/memory/memoryStore'
import { createPartnerApi } from '../partner-api/routes/partnerApi'
import { seedStore } from '../partner-api/seed/seedStore'
import { DEMO_KEY, keep, readKept } from './keptState'

/** The passwords are public: these rounds protect nothing and cost a phone nothing. */
const ITERATIONS = 100

export type DemoServerOptions = {
  storage: KeyValueStore
  seed: number
  /** How many packages each of the two mitra begins with. */
  packages?: readonly number[]
}

type Opened = { api: ReturnType<typeof createPartnerApi>; text: string | null; unsaved: Readonly<MemoryState> | null }

/**
 * The reference partner API over a state that lies in the browser's storage. Requests are answered one after the other,
 * and saved before they are answered: what was acknowledged is there after a reload, and for another tab.
 */
export function createDemoServer({ storage, seed, packages }: DemoServerOptions) {
  let opened: Opened | null = null
  let queue: Promise<unknown> = Promise.resolve()

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = queue.then(work)
    queue = run.catch(() => undefined)
    return run
  }

  async function open(text: string | null): Promise<Opened> {
    const initial = readKept(text, seed)
    const store = createMemoryStore({
      ...(initial ? { initial } : {}),
      onChange: (state) => {
        next.unsaved = state
      },
    })
    const next: Opened = { api: createPartnerApi({ store, iterations: ITERATIONS }), text, unsaved: null }
    await seedStore(store, { seed, iterations: ITERATIONS, ...(packages ? { packages } : {}) })
    return next
  }

  /** The state as it is now: another tab may have changed it, or somebody cleared the storage. */
  async function current(): Promise<Opened> {
    const text = storage.getItem(DEMO_KEY)
    opened = opened && opened.text === text ? opened : await open(text)
    return opened
  }

  function save(now: Opened) {
    if (!now.unsaved) return
    now.text = keep(storage, seed, now.unsaved)
    now.unsaved = null
  }

  return {
    answer: (url: string, init: RequestInit): Promise<Response> =>
      inTurn(async () => {
        const now = await current()
        const response = await now.api.request(url, init)
        save(now)
        return response
      }),
    /** Forgets every change; the next request finds a fresh seed. */
    reset: (): Promise<void> =>
      inTurn(async () => {
        storage.removeItem(DEMO_KEY)
        opened = null
      }),
  }
}
