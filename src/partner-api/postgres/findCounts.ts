import { and, desc, sql, type SQL } from 'drizzle-orm'
import type { PackageQuery, Scope } from '../store'
import type { Database } from './database'
import { found, named, seenBy } from './nameSearch'
import { packages } from './tables'

/** Beyond the end of the page nobody reads further than this, so no more finds are counted. */
const MOST_COUNTED = 1000

/** The number of finds to count for a page: `most` of them at least, or all that there are. */
export const mostFor = ({ page, perPage }: Pick<PackageQuery, 'page' | 'perPage'>): number =>
  page * perPage + MOST_COUNTED

/** So many of the newest packages for each find that is wanted. */
const LOOKED_AT = 4
/** Where this many packages would be looked at, all finds are counted instead, once for all pages. */
const MOST_LOOKED_AT = 100_000

/**
 * So many finds at most are fetched and sorted; for a search with more of them the list is read until the page is full. Both
 * cost the same at about 100,000 packages.
 */
export const mostSorted = (rowsToFind: number): number => 500 * Math.sqrt(rowsToFind)

/** The number of finds: exact below `upTo`, or else `upTo` of them at least. Infinity: most of the newest packages are finds. */
export type FindCount = { finds: number; upTo: number }

type Place = Pick<PackageQuery, 'page' | 'perPage'>

/** How far the finds are counted for a page: `most` is what the answer needs, `upTo` is enough to know how to read it. */
export function countedFor(place: Place): { most: number; upTo: number } {
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
