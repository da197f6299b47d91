import { and, sql, type SQL } from 'drizzle-orm'
import type { Scope } from '../store'
import type { Database } from './database'
import { found, named, seenBy } from './nameSearch'
import { packageChanges, packages } from './tables'

/** A total, and the snapshot of the database in which it was exact. */
type Counted = { total: number; snapshot: string; countedAt: number }

const KEPT_FOR = 60 * 60_000
const MOST_KEPT = 1000

const HERE = sql<string>`pg_current_snapshot()::text`

/** Counts every row, for a total that is not cached yet. */
export async function countAll(db: Database, scope: Scope, text: string, filter?: SQL) {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int`, snapshot: HERE })
    .from(packages)
    .where(and(found(scope, text, 'indexed'), filter))
  return { total: row?.total ?? 0, snapshot: row?.snapshot ?? '' }
}

/** The sum of the changes by transactions that `snapshot` did not see. */
export function changesSince(db: Database, snapshot: string, scope: Scope, text: string) {
  const then = sql`${snapshot}::pg_snapshot`
  return db
    .select({ added: sql<number>`coalesce(sum(${packageChanges.step}), 0)::int`, snapshot: HERE })
    .from(packageChanges)
    .where(
      and(
        sql`xid >= pg_snapshot_xmin(${then})`,
        sql`not pg_visible_in_snapshot(xid, ${then})`,
        seenBy(scope, packageChanges.mitraId),
        named(text, packageChanges.searchName),
      ),
    )
}

/** Deletes changes with transaction numbers of the future: a dump of another server brought them. */
export async function forgetForeignChanges(db: Database): Promise<void> {
  await db.execute(sql`delete from ${packageChanges} where xid >= pg_snapshot_xmax(pg_current_snapshot())`)
}

/**
 * Gives exact totals without counting each time. It caches each total with its snapshot, and the next call adds the changes
 * that any server has committed since. A transaction must not use it, because it sees its own uncommitted writes.
 */
export function packageCounts(now: () => number = Date.now) {
  const kept = new Map<string, Counted>()

  return async (db: Database, scope: Scope, text: string): Promise<number> => {
    const key = JSON.stringify([scope, text])
    const before = kept.get(key)
    const isFresh = before !== undefined && now() - before.countedAt < KEPT_FOR
    let counted: Counted
    if (isFresh) {
      const [since] = await changesSince(db, before.snapshot, scope, text)
      counted = since ? { ...before, total: before.total + since.added, snapshot: since.snapshot } : before
    } else counted = { ...(await countAll(db, scope, text)), countedAt: now() }
    // A Map keeps the order of insertion. The key is deleted and set again, so that it is dropped last.
    kept.delete(key)
    kept.set(key, counted)
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(oldest)
    }
    return counted.total
  }
}

export type CountPackages = ReturnType<typeof packageCounts>
