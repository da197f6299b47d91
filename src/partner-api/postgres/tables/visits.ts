import { doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The visits of open pages by the hash of an address: when the last of them will be forgotten, in milliseconds. The table
 * is not logged: a visit waits for no disk and no standby, and after a crash the counts begin again.
 */
export const visits = pgTable(
  'page_visits',
  {
    name: text('name').primaryKey(),
    busyUntil: doublePrecision('busy_until').notNull(),
  },
  (table) => [index('page_visits_busy_until').on(table.busyUntil)],
)
