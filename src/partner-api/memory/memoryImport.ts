import { batchMark, type ImportStore } from '../stores/mastersStore'
import { memoryMasters, written } from './memoryMasters'
import type { Deletable, MemoryState } from './memoryState'

type ImportTable = 'masters' | 'hotels'

/** The import's operations on a state, which they replace and never change in place. */
export function memoryImport(state: MemoryState): ImportStore {
  const insert = <K extends ImportTable>(table: K, rows: readonly Omit<MemoryState[K][number], 'id'>[]): number[] => {
    const added = structuredClone(rows).map((row) => ({ ...row, id: state.nextId++ }))
    state[table] = [...state[table], ...added] as unknown as MemoryState[K]
    return added.map(({ id }) => id)
  }
  const update = <K extends ImportTable>(table: K, rows: readonly MemoryState[K][number][]): void => {
    const changed = new Map(rows.map((row) => [row.id, row]))
    state[table] = state[table].map((row) => {
      const next = changed.get(row.id)
      return next ? written(next, row) : row
    }) as unknown as MemoryState[K]
  }
  const mark = <K extends ImportTable>(table: K, ids: readonly number[], deletedAt: number | null): void => {
    state[table] = state[table].map((row) => {
      if (!ids.includes(row.id)) return row
      const { deletedAt: _, ...kept } = written(row, row) as Deletable<typeof row>
      return deletedAt === null ? kept : { ...kept, deletedAt }
    }) as unknown as MemoryState[K]
  }
  const batchRows = (resource: string, batch: string) =>
    state.audit.filter((row) => row.resource === resource && row.once?.startsWith(batchMark({ kind: 'batch', batch })))
  return {
    lockMasters: (kind) => memoryMasters(state).listMasters(kind),
    lockHotels: (city) => memoryMasters(state).listHotels(city),
    insertMasters: async (rows) => insert('masters', rows),
    insertHotels: async (rows) => insert('hotels', rows),
    updateMasters: async (rows) => update('masters', rows),
    updateHotels: async (rows) => update('hotels', rows),
    markMasters: async (ids, deletedAt) => mark('masters', ids, deletedAt),
    markHotels: async (ids, deletedAt) => mark('hotels', ids, deletedAt),
    addAudits: async (entries, batch) => {
      const added = structuredClone(entries).map((entry, place) => ({
        ...entry,
        id: state.nextId++,
        ...(batch ? { once: batchMark(batch, place) } : {}),
      }))
      state.audit = [...state.audit, ...added]
    },
    newestBatch: async (resource) => {
      const mark =
        state.audit.findLast((row) => row.resource === resource && /^(?:batch|undo):/.test(row.once ?? ''))?.once ?? ''
      const [kind, batch = ''] = mark.split(':')
      const rows = kind === 'batch' ? batchRows(resource, batch) : []
      const [first] = rows
      if (!first) return null
      const created = rows.filter(({ before }) => before === null).length
      const deleted = rows.filter(({ after }) => after === null).length
      const { at, userId, userName } = first
      return { batch, at, userId, userName, created, deleted, changed: rows.length - created - deleted }
    },
    readBatch: async (resource, batch) => structuredClone(batchRows(resource, batch)).map(({ once: _, ...row }) => row),
    changedAfter: async (resource, auditId) => [
      ...new Set(
        state.audit.flatMap((row) => (row.resource === resource && row.id > auditId ? (row.recordId ?? []) : [])),
      ),
    ],
  }
}
