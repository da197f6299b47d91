import { eq, isNull, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from './database'
import { ms } from './queries/statusQueries'
import { offerOptions, offers } from './tables'

/**
 * When the offers of all packages were opened and accepted, for queries over thousands of packages. PostgreSQL groups the
 * offers once, instead of running `seenAt` and `acceptedAt` for each package and at each place that names them.
 */
export function happened(db: Database) {
  const alone = db
    .select({
      packageId: offers.packageId,
      seenAt: offers.seenAt,
      answer: offers.answer,
      letter: sql<string>`'A'`.as('letter'),
    })
    .from(offers)
    .where(isNull(offers.replacedAt))
  const asOptions = db
    .select({
      packageId: offerOptions.packageId,
      seenAt: offers.seenAt,
      answer: offers.answer,
      letter: offerOptions.letter,
    })
    .from(offerOptions)
    .innerJoin(offers, eq(offers.id, offerOptions.offerId))
    .where(isNull(offerOptions.replacedAt))
  const all = unionAll(alone, asOptions).as('held')
  const isChosen = sql`coalesce(${all.answer} ->> 'option', 'A') = ${all.letter}`
  return db
    .select({
      packageId: all.packageId,
      seenAt: sql<number | null>`${ms(sql`min(${all.seenAt})`)}`.as('first_seen_at'),
      acceptedAt: sql<number | null>`max((${all.answer} ->> 'at')::double precision) filter (where ${isChosen})`.as(
        'accepted_at',
      ),
    })
    .from(all)
    .groupBy(all.packageId)
    .as('happened')
}
