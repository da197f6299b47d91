import { and, asc, desc, eq, gt, isNotNull, max, sql, type SQL } from 'drizzle-orm'
import { batchMark, type Batch, type BatchStore } from '../../stores/mastersStore'
import type { Database } from '../database'
import { audit } from '../tables'
import { auditColumns } from './auditQueries'
import { insertAll } from './manyRows'

const marked = (mark: string) => sql`starts_with(${audit.once}, ${mark})`
const countOf = (wanted: SQL) => sql<number>`count(*) filter (where ${wanted})`.mapWith(Number)

/** Writes of many records, as the audit has them. */
export const batchQueries = (db: Database): BatchStore => ({
  addAudits: async (entries, batch) => {
    await insertAll(
      db,
      audit,
      entries.map((entry, place) => ({
        ...entry,
        at: new Date(entry.at).toISOString(),
        once: batch ? batchMark(batch, place) : null,
      })),
    )
  },
  newestBatch: async (resource): Promise<Batch | null> => {
    const [newest] = await db
      .select({ once: audit.once })
      .from(audit)
      .where(and(eq(audit.resource, resource), sql`${audit.once} ~ '^(batch|undo):'`))
      .orderBy(desc(audit.id))
      .limit(1)
    const [kind, batch] = newest?.once?.split(':') ?? []
    if (kind !== 'batch' || !batch) return null
    const [found] = await db
      .select({
        at: max(audit.at),
        userId: max(audit.userId),
        userName: max(audit.userName),
        created: countOf(sql`${audit.before} is null`),
        changed: countOf(sql`${audit.before} is not null and ${audit.after} is not null`),
        deleted: countOf(sql`${audit.after} is null`),
      })
      .from(audit)
      .where(and(eq(audit.resource, resource), marked(batchMark({ kind, batch }))))
    return found ? { batch, ...found, at: found.at ?? 0, userName: found.userName ?? '' } : null
  },
  readBatch: (resource, batch) =>
    db
      .select(auditColumns)
      .from(audit)
      .where(and(eq(audit.resource, resource), marked(batchMark({ kind: 'batch', batch }))))
      .orderBy(asc(audit.id)),
  changedAfter: async (resource, auditId) => {
    const rows = await db
      .selectDistinct({ id: audit.recordId })
      .from(audit)
      .where(and(eq(audit.resource, resource), gt(audit.id, auditId), isNotNull(audit.recordId)))
    return rows.flatMap(({ id }) => id ?? [])
  },
})
