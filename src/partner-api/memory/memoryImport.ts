import type { ImportStore } from '../stores/mastersStore'
import { memoryMasters } from './memoryMasters'
import type { MemoryState } from './memoryState'

type Table = 'masters' | 'hotels'

/** The import's operations on a state, which they replace and never change in place. */
export function memoryImport(state: MemoryState): ImportStore {
  const insert = <K extends Table>(table: K, rows: readonly Omit<MemoryState[K][number], 'id'>[]): number[] => {
    const added = structuredClone(rows).map((row) => ({ ...row, id: state.nextId++ }))
    state[table] = [...state[table], ...added] as unknown as MemoryState[K]
    return added.map(({ id }) => id)
  }
  const update = <K extends Table>(table: K, rows: readonly MemoryState[K][number][]): void => {
    const changed = new Map(structuredClone(rows).map((row) => [row.id, row]))
    state[table] = state[table].map((row) => changed.get(row.id) ?? row) as unknown as MemoryState[K]
  }
  return {
    lockMasters: (kind) => memoryMasters(state).listMasters(kind),
    lockHotels: (city) => memoryMasters(state).listHotels(city),
    insertMasters: async (rows) => insert('masters', rows),
    insertHotels: async (rows) => insert('hotels', rows),
    updateMasters: async (rows) => update('masters', rows),
    updateHotels: async (rows) => update('hotels', rows),
    addAudits: async (entries) => {
      state.audit = [...state.audit, ...structuredClone(entries).map((entry) => ({ ...entry, id: state.nextId++ }))]
    },
  }
}
