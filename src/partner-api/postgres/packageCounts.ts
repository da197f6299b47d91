import { and, sql } from 'drizzle-orm'
import type { Scope } from '../store'
import type { Database } from './database'
import { found, named, seenBy } from './nameSearch'
import { packageChanges, packages } from './tables'

/** A total, and the snapshot of the database in which it was exact. */
type Counted = { total: number; snapshot: string; countedAt: number }

const KEPT_FOR = 60 * 60_000
const MOST_KEPT = 1000

const HERE = sql<string>`pg_current_snapshot()::text`

/** Counts every row: once, and whenever nothing is kept. */
export async function countAll(db: Database, scope: Scope, text: string) {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int`, snapshot: HERE })
    .from(packages)
    .where(found(scope, text, 'indexed'))
  return { total: row?.total ?? 0, snapshot: row?.snapshot ?? '' }
}

/** What transactions that `snapshot` did not see have added since. */
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

/** Forgets changes with numbers that this server has yet to reach: a dump of another one brought them. */
export async function forgetForeignChanges(db: Database): Promise<void> {
  await db.execute(sql`delete from ${packageChanges} where xid >= pg_snapshot_xmax(pg_current_snapshot())`)
}

/**
 * Exact totals without counting each time: every total that was counted is kept with its snapshot, and the next one adds
 * what was committed since, by whichever server. Not for use within a transaction, which sees its own writes uncommitted.
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
    // Set anew, the key is the youngest: the one that goes first is the longest unused.
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
