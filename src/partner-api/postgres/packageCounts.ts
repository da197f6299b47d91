import { sql, and, desc, type SQL } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PackageQuery, Scope } from '../stores/store'
import type { Database } from './database'
import { seenBy, type GivenScope, found, named } from './nameSearch'
import { packageCounts as counts, packages } from './tables'

/** Beyond the end of the page nobody reads further than this, so no more finds are counted. */
const MOST_COUNTED = 1000

/** The highest number of finds that the answer for a page tells. */
export const mostFor = ({ page, perPage }: Pick<PackageQuery, 'page' | 'perPage'>): number =>
  page * perPage + MOST_COUNTED

/** The search reads four of the newest packages for each find that it needs. */
const LOOKED_AT = 4
/** When a search would read more packages than this, all finds are counted instead, once for all pages. */
const MOST_LOOKED_AT = 100_000

/**
 * A search with at most this many finds reads them all by the index of letters and sorts them. A search with more reads
 * the list from its start until the page is full. With 100,000 packages both ways cost the same at this number.
 */
export const mostSorted = (rowsToFind: number): number => 500 * Math.sqrt(rowsToFind)

/**
 * The number of finds. It is exact when it is below `upTo`; otherwise there are `upTo` or more. Infinity: the search was
 * counted among the newest packages only.
 */
type FindCount = { finds: number; upTo: number }

type Place = Pick<PackageQuery, 'page' | 'perPage'>

/** How far the finds are counted for a page: the answer tells up to `most`; `upTo` is enough to choose between index and list. */
function countedFor(place: Place): { most: number; upTo: number } {
  const most = mostFor(place)
  const sorted = mostSorted(place.page * place.perPage)
  return { most, upTo: LOOKED_AT * most > MOST_LOOKED_AT ? Infinity : Math.ceil(Math.max(most, sorted)) + 1 }
}

/** The finds of a search among the newest packages of a scope. */
export const newestFinds = (db: Database, scope: Scope, text: string, most: number) => {
  const newest = db
    .select({ searchName: packages.searchName })
    .from(packages)
    .where(seenBy(scope))
    .orderBy(desc(packages.createdAt), desc(packages.id))
    .limit(LOOKED_AT * most)
    .as('newest')
  return db
    .select({ one: sql`1` })
    .from(newest)
    .where(named(text, newest.searchName))
    .limit(most)
}

function allFinds(db: Database, scope: Scope, text: string, upTo: number, filter?: SQL) {
  const finds = db
    .select({ one: sql`1` })
    .from(packages)
    .where(and(found(scope, text, 'indexed'), filter))
    .$dynamic()
  return upTo === Infinity ? finds : finds.limit(upTo)
}

async function numberOf(db: Database, finds: ReturnType<typeof allFinds> | ReturnType<typeof newestFinds>) {
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(finds.as('finds'))
  return row?.total ?? 0
}

/**
 * Counts the finds of a search or a filter, as far as a page needs it. A word that most names have is found among the
 * newest packages. The index of letters would first collect every one of them.
 */
export async function countFinds(db: Database, query: PackageQuery, text: string, filter?: SQL): Promise<FindCount> {
  const { scope } = query
  const { most, upTo } = countedFor(query)
  const mayLook = text !== '' && !filter && upTo !== Infinity
  if (mayLook && (await numberOf(db, newestFinds(db, scope, text, most))) === most) return { finds: Infinity, upTo }
  return { finds: await numberOf(db, allFinds(db, scope, text, upTo, filter)), upTo }
}

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
