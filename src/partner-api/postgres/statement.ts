import type { Placeholder, Query, SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Database } from './database'

const dialect = new PgDialect()

/** A value that is known when a text is made, or the place of one that is given later. */
export type Given<T> = T | Placeholder

type Answers<Row> = { execute: { rows: { json: Row }[] }; all: unknown; values: unknown }

/**
 * A statement of every request. Drizzle makes its text once, and not each time, which took a sixth of the processor time
 * of a list. The database prepares nothing (docs/decisions/0090-timeouts-of-the-role.md). Values are given by the names of
 * its placeholders. Each row has one column, `json`: the row of the store as it is.
 */
export function statement<Values extends Record<string, unknown>, Row>(text: () => SQL) {
  let query: Query | undefined
  return async (db: Database, values: Values): Promise<Row[]> => {
    query ??= dialect.sqlToQuery(text())
    const prepared = db._.session.prepareQuery<Answers<Row>>(query, undefined, undefined, false)
    const { rows } = await prepared.execute(values)
    return rows.map(({ json }) => json)
  }
}
