import { CITIES } from '../../../src/domain/types'
import { MASTER_FIELDS } from '../../../src/domain/masters/masters'
import { createMemoryStore } from '../../../src/partner-api/memory/memoryStore'
import { emptyState, type MemoryState } from '../../../src/partner-api/memory/memoryState'
import type { PackageListRow, Store } from '../../../src/partner-api/store'

/** The parts of a store that a write may change: packages and offer profile of each mitra, and the masters. */
type Part = string | readonly unknown[]
export type State = { packages: ReadonlyMap<number, Part>; masters: Part }
/** A store and a way to read its state; `cheap` when that costs so little that it can be read after each GET, too. */
export type Observed = { store: Store; state: () => Promise<State>; cheap: boolean }

async function allPackages(store: Store) {
  const rows: PackageListRow[] = []
  for (let page = 1; ; page += 1) {
    const { rows: found, total } = await store.listPackages({ scope: 'all', q: '', page, perPage: 200 })
    rows.push(...found)
    if (found.length === 0 || rows.length >= total) return rows
  }
}

function byMitra<T>(rows: readonly T[], mitraOf: (row: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) groups.set(mitraOf(row), [...(groups.get(mitraOf(row)) ?? []), row])
  return groups
}

/** Observes any store through its own lists, so it sees only the fields of a package that a list has. */
export const listed = (store: Store): Observed => ({
  store,
  cheap: false,
  state: async () => {
    const packages = byMitra(await allPackages(store), (row) => row.mitra.id)
    const masters = [
      ...(await Promise.all(MASTER_FIELDS.map((kind) => store.listMasters(kind)))),
      ...(await Promise.all(CITIES.map((city) => store.listHotels(city)))),
      await store.listKurs(),
    ]
    const ofMitra = [...packages].map(async ([mitraId, rows]) => {
      const all = [rows, await store.findOfferProfile(mitraId)]
      return [mitraId, JSON.stringify(all)] as const
    })
    return {
      packages: new Map(await Promise.all(ofMitra)),
      masters: JSON.stringify(masters),
    }
  },
})

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
    masters: [...kept.masters, ...kept.hotels, ...kept.kurs],
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
