import type { KeyValueStore } from '@/auth-provider/browserStorage'
import { type MemoryState, emptyState } from '@/partner-api/memory/memoryState'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { createPartnerApi } from '@/partner-api/routes/partnerApi'
import { seedStore } from '@/partner-api/seed/seedStore'
import { seedBusiness } from './demoBusiness'

export const DEMO_KEY = 'umroh-demo'
/** This file's name changes with its code and the API's: no build reads another build's state. */
const VERSION = import.meta.url.split('/').at(-1) ?? ''
/** The demo's days lie around its first day, so an old state would show a business that has stopped. */
const LONGEST_LIFE = 30 * 86_400_000

type StoredState = { version: string; seed: number; state: MemoryState }

const isState = (value: unknown): value is MemoryState =>
  typeof value === 'object' && value !== null && Object.keys(emptyState()).every((table) => table in value)

const isOld = ({ seededAt }: MemoryState, now: number) => seededAt !== null && now - seededAt > LONGEST_LIFE

/** Parses the stored state. Undefined when it is invalid, too old, of another version, or made from another seed. */
export function readStoredState(text: string | null, seed: number, now = Date.now()): MemoryState | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<StoredState> | null
    if (stored?.version !== VERSION || stored.seed !== seed || !isState(stored.state)) return undefined
    return isOld(stored.state, now) ? undefined : stored.state
  } catch {
    return undefined
  }
}

/** A browser stores a few megabytes: the demo keeps the newest rows of its audit and the newest pictures. */
const AUDIT_KEPT = 300
const PICTURES_KEPT = 2
const UPLOADS_KEPT = 6

/** Stores the state and returns the stored text. */
export function storeState(storage: KeyValueStore, seed: number, state: Readonly<MemoryState>): string {
  const firstKept = state.offers.length - PICTURES_KEPT
  const kept = {
    ...state,
    audit: state.audit.slice(-AUDIT_KEPT),
    uploads: state.uploads.slice(-UPLOADS_KEPT),
    offers: state.offers.map((offer, index) => (index < firstKept ? { ...offer, picture: null } : offer)),
  }
  const text = JSON.stringify({ version: VERSION, seed, state: kept } satisfies StoredState)
  storage.setItem(DEMO_KEY, text)
  return text
}

/** The demo's passwords are public, so more rounds would protect nothing and only slow the phone down. */
const ITERATIONS = 100

/**
 * Whether the demo's screens stand behind `#`, so that no host has to know them (docs/product.md §16.3.1). At the root of a
 * host that answered the path of a screen they have their paths.
 */
export const isBehindHash = ({ pathname }: Pick<Location, 'pathname'>): boolean => /\/(?:index\.html)?$/.test(pathname)

/** How the demo's links begin. */
export const originOf = (location: Pick<Location, 'origin' | 'pathname'>): string =>
  location.origin + (isBehindHash(location) ? `${location.pathname}#` : '')

export type DemoServerOptions = {
  storage: KeyValueStore
  seed: number
  /** The number of packages that each of the two mitra starts with, none of them shared. Default: half a year of business. */
  packages?: readonly number[]
  /** The address with which links of offers begin. */
  origin?: string
}

type Opened = { api: ReturnType<typeof createPartnerApi>; text: string | null; unsaved: Readonly<MemoryState> | null }

/**
 * The reference partner API over state in the browser's storage. It handles one request at a time and stores the state
 * before it answers, so that an acknowledged change survives a reload and other tabs see it.
 */
export function createDemoServer({ storage, seed, packages, origin }: DemoServerOptions) {
  let opened: Opened | null = null
  let queue: Promise<unknown> = Promise.resolve()
  let uploads: { text: string | null; rows: MemoryState['uploads'] } = { text: null, rows: [] }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = queue.then(work)
    queue = run.catch(() => undefined)
    return run
  }

  async function open(text: string | null): Promise<Opened> {
    const initial = readStoredState(text, seed)
    const store = createMemoryStore({
      ...(initial ? { initial } : {}),
      onChange: (state) => {
        next.unsaved = state
      },
    })
    const next: Opened = {
      api: createPartnerApi({ store, iterations: ITERATIONS, ...(origin ? { origin: () => origin } : {}) }),
      text,
      unsaved: null,
    }
    if (packages) await seedStore(store, { seed, iterations: ITERATIONS, packages })
    else await seedBusiness(store, { seed, iterations: ITERATIONS })
    return next
  }

  /** Returns the current state: another tab may have changed it, or the user may have cleared the storage. */
  async function current(): Promise<Opened> {
    const text = storage.getItem(DEMO_KEY)
    // A stored state that cannot be read after all is discarded: the demo never stands still because of it.
    opened = opened && opened.text === text ? opened : await open(text).catch(() => open(null))
    return opened
  }

  function save(now: Opened) {
    if (!now.unsaved) return
    now.text = storeState(storage, seed, now.unsaved)
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
    /** An uploaded picture as base64, from the stored state, because an `<img>` does not use our fetch function. */
    uploadOf(hash: string): string | null {
      const text = storage.getItem(DEMO_KEY)
      if (uploads.text !== text) uploads = { text, rows: readStoredState(text, seed)?.uploads ?? [] }
      return uploads.rows.find((row) => row.hash === hash)?.jpeg ?? null
    },
    /** Discards every change; the next request creates new seed data. */
    reset: (): Promise<void> =>
      inTurn(async () => {
        storage.removeItem(DEMO_KEY)
        opened = null
      }),
  }
}
