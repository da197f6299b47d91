import { sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PackageQuery, Scope } from '../store'
import type { Database } from './database'
import { countFinds, countedFor, type FindCount } from './findCounts'
import { seenBy, type GivenScope } from './nameSearch'
import { packageCounts as counts } from './tables'

const MOST_KEPT = 1000
const FOLDED_FROM = 100

/** The number of packages of a scope, as a query. */
export const totalOf = (scope: GivenScope) =>
  new QueryBuilder()
    .select({ total: sql<number>`coalesce(sum(${counts.step}), 0)::int` })
    .from(counts)
    .where(seenBy(scope, counts.mitraId))

/** A text that every change of the number or the names of a scope's packages changes. */
async function markOf(db: Database, scope: Scope): Promise<string> {
  const [row] = await db
    .select({ mark: sql<string>`count(*) || ' ' || coalesce(sum(${counts.mark}::numeric), 0)` })
    .from(counts)
    .where(seenBy(scope, counts.mitraId))
  return row?.mark ?? ''
}

/** Replaces the many rows that saves have added by one for each mitra. Rows that another process folds are skipped. */
export const foldCounts = (db: Database) =>
  db.execute(sql`with folded as (
    delete from ${counts} where id in (select id from ${counts} where mitra_id in (
      select mitra_id from ${counts} group by mitra_id having count(*) > ${FOLDED_FROM}) limit 10000 for update skip locked)
    returning mitra_id, step)
    insert into ${counts} (mitra_id, step) select mitra_id, sum(step) from folded group by mitra_id`)

/**
 * Counts the finds of a search once (docs/product.md §29.5.5), as far as its pages need, and keeps the number. It counts
 * again after any process has added, deleted or renamed a package of the scope.
 */
export function packageCounts() {
  const kept = new Map<string, FindCount & { mark: string }>()

  return async (db: Database, query: PackageQuery, text: string): Promise<number> => {
    const { scope } = query
    const mark = await markOf(db, scope)
    const key = JSON.stringify([scope, text])
    const before = kept.get(key)
    // A change between the two queries is counted, and its mark makes the next call count again.
    const isKnown = before?.mark === mark && (before.finds < before.upTo || before.upTo >= countedFor(query).upTo)
    const counted = isKnown ? before : await countFinds(db, query, text)
    // A Map keeps the order of insertion. The key is deleted and set again, so that it is dropped last.
    kept.delete(key)
    kept.set(key, { ...counted, mark })
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return counted.finds
  }
}

export type CountPackages = ReturnType<typeof packageCounts>
