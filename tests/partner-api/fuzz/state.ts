import { sql } from 'drizzle-orm'
import { createMemoryStore } from '@/partner-api/memory/memoryStore'
import { emptyState, type MemoryState } from '@/partner-api/memory/memoryState'
import type { OpenDatabase } from '@/partner-api/postgres/database'
import { createPostgresStore } from '@/partner-api/postgres/postgresStore'
import type { Store } from '@/partner-api/stores/store'

/** The parts of a store that a write may change: packages and offer profile of each mitra, and the masters. */
type Part = string | readonly unknown[]
export type State = { packages: ReadonlyMap<number, Part>; masters: Part }
/** A store and a way to read its state; `cheap` when that costs so little that it can be read after each GET, too. */
export type Observed = { store: Store; state: () => Promise<State>; cheap: boolean }

function byMitra<T>(rows: readonly T[], mitraOf: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) groups.set(mitraOf(row), [...(groups.get(mitraOf(row)) ?? []), row])
  return groups
}

/** Returns a row for each mitra with a digest of all that it owns, and a row without a mitra for all masters. */
const DIGESTS = sql`select mitra_id, md5(string_agg(fields, ',' order by fields)) as digest from (
  select mitra_id, p::text as fields from packages p
  union all select mitra_id, s::text from package_snapshots s join packages on packages.id = s.package_id
  union all select mitra_id, s::text from package_statuses s join packages on packages.id = s.package_id
  union all select mitra_id, p::text from offer_profiles p
  union all select null, m::text from masters m
  union all select null, h::text from hotels h
  union all select null, k::text from kurs k
  union all select null, u.hash || u.is_used from uploads u
) owned group by mitra_id`

/** Observes a database by one query over every field of the tables. */
export async function digested(database: OpenDatabase): Promise<Observed> {
  const state = async () => {
    const { rows } = (await database.db.execute(DIGESTS)) as unknown as {
      rows: { mitra_id: string | null; digest: string }[]
    }
    const packages = rows.flatMap(({ mitra_id: id, digest }) => (id === null ? [] : [[Number(id), digest] as const]))
    return { packages: new Map(packages), masters: rows.find((row) => row.mitra_id === null)?.digest ?? '' }
  }
  return { store: await createPostgresStore(database), cheap: false, state }
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

/**
 * A memory store whose rows are frozen: a change within a row throws, so two states differ exactly where they hold other
 * rows. Comparing them takes no time, and every field of every package counts.
 */
export function frozenMemoryStore(): Observed {
  let kept: Readonly<MemoryState> = emptyState()
  const store = createMemoryStore({
    onChange: (state) => {
      Object.values(state).forEach(freeze)
      kept = state
    },
  })
  const state = async () => ({
    packages: new Map(
      [...byMitra(kept.packages, (row) => row.mitraId)].map(([mitraId, rows]) => [
        mitraId,
        [...rows, kept.offerProfiles[mitraId]],
      ]),
    ),
    masters: [...kept.masters, ...kept.hotels, ...kept.kurs, ...kept.uploads],
  })
  return { store, state, cheap: true }
}

const isSame = (a: Part | undefined, b: Part | undefined): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((row, at) => row === b[at]) : a === b

/** Returns the mitra whose packages differ between two states, and whether the masters differ. */
export function changes(before: State, after: State): { mitras: number[]; masters: boolean } {
  const mitras = [...new Set([...before.packages.keys(), ...after.packages.keys()])]
  return {
    mitras: mitras.filter((id) => !isSame(before.packages.get(id), after.packages.get(id))),
    masters: !isSame(before.masters, after.masters),
  }
}
