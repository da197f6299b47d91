import { sql } from 'drizzle-orm'
import type { Database } from '../database'

/** The phone gives up a request after thirty seconds, so a longer statement would answer nobody. */
const STATEMENT = '20s'
/** A machine that lost its power holds its locks no longer than this. */
const IDLE_IN_TRANSACTION = '60s'

/**
 * Gives the program's role its timeouts in this database: new connections have them, also those of a pooler, which
 * refuses or forgets what a session sets (docs/decisions/0090-timeouts-of-the-role.md). An administrator's own value stays.
 */
export async function limitRole(db: Database): Promise<void> {
  await db.execute(sql`do $$ declare one text[]; begin
    perform pg_advisory_xact_lock(7203114910);
    foreach one slice 1 in array array[
      ['statement_timeout', ${sql.raw(`'${STATEMENT}'`)}], ['idle_in_transaction_session_timeout', ${sql.raw(`'${IDLE_IN_TRANSACTION}'`)}]]
    loop
      if current_setting(one[1]) = '0' then
        execute format('alter role current_user in database %I set %I = %L', current_database(), one[1], one[2]);
      end if;
    end loop;
  end $$`)
}
