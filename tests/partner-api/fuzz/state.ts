import { CITIES } from '../../../src/domain/types'
import { MASTER_FIELDS } from '../../../src/domain/masters/masters'
import type { PackageListRow, PackageRow, Store } from '../../../src/partner-api/store'

/** What a write may change, as text: packages by their mitra, and the masters. */
export type State = { packages: Map<number, string>; masters: string }

async function packagesOf(store: Store, whole: boolean) {
  const rows: { mitraId: number; row: PackageListRow | PackageRow | null }[] = []
  for (let page = 1; ; page += 1) {
    const { rows: found, total } = await store.listPackages({ scope: 'all', q: '', page, perPage: 200 })
    for (const row of found)
      rows.push({ mitraId: row.mitra.id, row: whole ? await store.findPackage(row.id, 'all') : row })
    if (found.length === 0 || rows.length >= total) return rows
  }
}

/** The state of a store; `whole` with everything that was kept of a package, not only what its list shows. */
export async function stateOf(store: Store, whole: boolean): Promise<State> {
  const rows = await packagesOf(store, whole)
  const mitras = [...new Set(rows.map(({ mitraId }) => mitraId))].sort((a, b) => a - b)
  const masters = [
    ...(await Promise.all(MASTER_FIELDS.map((kind) => store.listMasters(kind)))),
    ...(await Promise.all(CITIES.map((city) => store.listHotels(city)))),
  ]
  return {
    packages: new Map(
      mitras.map((mitraId) => [mitraId, JSON.stringify(rows.filter((row) => row.mitraId === mitraId))]),
    ),
    masters: JSON.stringify(masters),
  }
}

/** What differs between two states, in words. */
export function changes(before: State, after: State): { mitras: number[]; masters: boolean } {
  const mitras = [...new Set([...before.packages.keys(), ...after.packages.keys()])]
  return {
    mitras: mitras.filter((id) => before.packages.get(id) !== after.packages.get(id)),
    masters: before.masters !== after.masters,
  }
}
