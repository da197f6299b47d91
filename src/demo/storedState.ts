import type { KeyValueStore } from '../auth-provider/browserStorage'
import { emptyState, type ExportedState, type MemoryState } from '../partner-api/memory/memoryState'

export const DEMO_KEY = 'umroh-demo'
/** Increase this when a stored state no longer fits the code; the demo then ignores older states. */
const VERSION = 1

type StoredState = { version: number; seed: number; state: ExportedState }

/** Tables that came later may be missing in a stored state: the store fills them. */
const LATER = ['links', 'kurs', 'offers', 'offerProfiles', 'audit']
const TABLES = Object.keys(emptyState()).filter((table) => !LATER.includes(table))

function isState(value: unknown): value is ExportedState {
  return typeof value === 'object' && value !== null && TABLES.every((table) => table in value)
}

/** Parses the stored state. Undefined when it is invalid, of another version, or made from another seed. */
export function readStoredState(text: string | null, seed: number): ExportedState | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<StoredState> | null
    return stored?.version === VERSION && stored.seed === seed && isState(stored.state) ? stored.state : undefined
  } catch {
    return undefined
  }
}

/** A browser stores a few megabytes: the demo keeps the newest rows of its audit and the newest pictures of offers. */
const AUDIT_KEPT = 300
const PICTURES_KEPT = 2

/** Stores the state and returns the stored text. */
export function storeState(storage: KeyValueStore, seed: number, state: Readonly<MemoryState>): string {
  const firstKept = state.offers.length - PICTURES_KEPT
  const kept = {
    ...state,
    audit: state.audit.slice(-AUDIT_KEPT),
    offers: state.offers.map((offer, index) => (index < firstKept ? { ...offer, picture: null } : offer)),
  }
  const text = JSON.stringify({ version: VERSION, seed, state: kept } satisfies StoredState)
  storage.setItem(DEMO_KEY, text)
  return text
}
