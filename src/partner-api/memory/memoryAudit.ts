import { SIGN_IN_EVENTS, type AuditEvent } from '../../domain/audit/events'
import type { AuditFilter, AuditPlace, AuditRow, AuditStore } from '../stores/upkeepStore'
import type { MemoryState } from './memoryState'

const newestFirst = (a: AuditPlace, b: AuditPlace) => b.at - a.at || b.id - a.id

const isSignIn = (event: AuditEvent) => SIGN_IN_EVENTS.some((known) => known === event)

const isWanted = (row: AuditRow, { userId, event, withoutSignIns, resource, recordId, from, to }: AuditFilter) =>
  (userId === undefined || row.userId === userId) &&
  (event === undefined || row.event === event) &&
  !(withoutSignIns && isSignIn(row.event)) &&
  (resource === undefined || row.resource === resource) &&
  (recordId === undefined || row.recordId === recordId) &&
  (from === undefined || row.at >= from) &&
  (to === undefined || row.at < to)

export const memoryAudit = (state: MemoryState): AuditStore => ({
  addAudit: async (entry, once) => {
    if (once !== undefined && state.audit.some((row) => row.once === once)) return
    const row = { ...structuredClone(entry), id: state.nextId++, ...(once === undefined ? {} : { once }) }
    state.audit = [...state.audit, row]
  },
  listAudit: async (filter, limit, after) =>
    structuredClone(
      state.audit
        .filter((row) => isWanted(row, filter) && (!after || newestFirst(after, row) < 0))
        .sort(newestFirst)
        .slice(0, limit)
        .map(({ once: _, ...row }) => row),
    ),
})
