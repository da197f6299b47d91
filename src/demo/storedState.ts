import type { KeyValueStore } from '../auth-provider/browserStorage'
import { emptyState, type MemoryState } from '../partner-api/memory/memoryState'

export const DEMO_KEY = 'umroh-demo'
/** Raised when a stored state no longer fits the code: an older one is then left behind. */
const VERSION = 1

type Kept = { version: number; seed: number; state: MemoryState }

const TABLES = Object.keys(emptyState()) as (keyof MemoryState)[]

function isState(value: unknown): value is MemoryState {
  return typeof value === 'object' && value !== null && TABLES.every((table) => table in value)
}

/** The state in a stored text; undefined where it is none, of another version, or grown from another seed. */
export function readKept(text: string | null, seed: number): MemoryState | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null
    return kept?.version === VERSION && kept.seed === seed && isState(kept.state) ? kept.state : undefined
  } catch {
    return undefined
  }
}

/** Stores a state; returns the text that lies there now. */
export function keep(storage: KeyValueStore, seed: number, state: Readonly<MemoryState>): string {
  const text = JSON.stringify({ version: VERSION, seed, state } satisfies Kept)
  storage.setItem(DEMO_KEY, text)
  return text
}
