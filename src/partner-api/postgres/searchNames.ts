import { asc, eq, gt, sql } from 'drizzle-orm'
import { searchText } from '../stores/store'
import type { Database } from './database'
import { foldCounts } from './packageCounts'
import { appState, packages, statuses } from './tables'

/** A change of `searchText` needs another name here. */
const DONE = 'search names 1'
const BATCH = 2000

/** Writes the search names of packages anew that another way of folding made, and returns the last package that was read. */
async function renew(db: Database, after: number): Promise<number | undefined> {
  const rows = await db
    .select({
      id: packages.id,
      name: packages.namaPaket,
      searchName: packages.searchName,
      customerName: statuses.customerName,
      customerPhone: statuses.customerPhone,
    })
    .from(packages)
    .leftJoin(statuses, eq(statuses.packageId, packages.id))
    .where(gt(packages.id, after))
    .orderBy(asc(packages.id))
    .limit(BATCH)
  const changed = rows
    .map((row) => ({ ...row, wanted: searchText(row.name, row) }))
    .filter(({ searchName, wanted }) => searchName !== wanted)
    .map(({ id, wanted }) => ({ id, wanted }))
  if (changed.length > 0) {
    await db.execute(sql`update ${packages} set search_name = changed.wanted
      from json_to_recordset(${JSON.stringify(changed)}::json) as changed (id bigint, wanted text) where ${packages.id} = changed.id`)
    // Each new name is noted beside the counts.
    await foldCounts(db)
  }
  return rows.at(-1)?.id
}

/**
 * Folds the search names of a database of an earlier version, once (docs/product.md §36.1.1). JavaScript folds them: a
 * database has no such function, and a second one would find other packages.
 */
export async function foldSearchNames(tx: Database, now: number): Promise<void> {
  const [done] = await tx.select().from(appState).where(eq(appState.name, DONE))
  if (done) return
  let last = await renew(tx, 0)
  // A database without packages stays empty, so that a backup can be restored into it.
  if (last === undefined) return
  while (last !== undefined) last = await renew(tx, last)
  await tx.insert(appState).values({ name: DONE, at: now })
}
