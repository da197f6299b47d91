import type { Placeholder, Query, SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { giveName } from './connect/pool'
import type { Database } from './database'

const dialect = new PgDialect()

/** A value that is known when a text is made, or the place of one that is given later. */
export type Given<T> = T | Placeholder

type Answers<Row> = { execute: { rows: { json: Row }[] }; all: unknown; values: unknown }

/**
 * A statement whose text many requests share. Drizzle makes its text once, and not each time, which took a sixth of the processor time
 * of a list. The database prepares it where the operator says so (docs/decisions/0097-prepared-statements.md). Values are
 * given by the names of its placeholders. Each row has one column, `json`: the row of the store as it is. Its type is json
 * too, so that no migration changes the type of what a prepared statement answers.
 */
export function statement<Values extends Record<string, unknown>, Row>(text: () => SQL, isPrepared = true) {
  let query: Query | undefined
  return async (db: Database, values: Values): Promise<Row[]> => {
    if (!query) {
      query = dialect.sqlToQuery(text())
      if (isPrepared) giveName(query.sql)
    }
    const prepared = db._.session.prepareQuery<Answers<Row>>(query, undefined, undefined, false)
    const { rows } = await prepared.execute(values)
    return rows.map(({ json }) => json)
  }
}
