import { and, desc, sql, type SQL } from 'drizzle-orm'
import type { PackageQuery, Scope } from '../store'
import type { Database } from './database'
import { found, named, seenBy } from './nameSearch'
import { packages } from './tables'

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
export type FindCount = { finds: number; upTo: number }

type Place = Pick<PackageQuery, 'page' | 'perPage'>

/** How far the finds are counted for a page: the answer tells up to `most`; `upTo` is enough to choose between index and list. */
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
