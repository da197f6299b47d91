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

const allFinds = (db: Database, scope: Scope, text: string, most: number, filter?: SQL) =>
  db
    .select({ one: sql`1` })
    .from(packages)
    .where(and(found(scope, text, 'indexed'), filter))
    .limit(most)

async function numberOf(db: Database, finds: ReturnType<typeof allFinds> | ReturnType<typeof newestFinds>) {
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(finds.as('finds'))
  return row?.total ?? 0
}

/**
 * Counts the finds of a search or a filter, up to `most`. A word that most names have is found among the newest packages.
 * The index of letters would first collect every one of them.
 */
export async function countFinds(
  db: Database,
  scope: Scope,
  text: string,
  most: number,
  filter?: SQL,
): Promise<number> {
  if (text !== '' && !filter && (await numberOf(db, newestFinds(db, scope, text, most))) === most) return most
  return numberOf(db, allFinds(db, scope, text, most, filter))
}
