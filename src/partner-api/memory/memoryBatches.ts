import { batchMark, type BatchStore } from '../stores/mastersStore'
import type { MemoryState } from './memoryState'

/** Writes of many records in the audit of a memory store. */
export function memoryBatches(state: MemoryState): BatchStore {
  const batchRows = (resource: string, batch: string) =>
    state.audit.filter((row) => row.resource === resource && row.once?.startsWith(batchMark({ kind: 'batch', batch })))
  return {
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
