import { sql, type SQL } from 'drizzle-orm'
import type { VisitsStore } from '../../stores/sessionStore'
import { again } from '../connect/again'
import type { Database } from '../database'
import { visits } from '../tables'

/** The database's own clock in milliseconds. */
const clock = sql`(extract(epoch from clock_timestamp()) * 1000)::float8`
const timeOf = (now: number | null): SQL => (now === null ? clock : sql`${now}::float8`)

/** Every open page waits for this, so it is one statement. It waits as `visitWait` says (stores/visitsStore.ts). */
export const visitQueries = (db: Database): VisitsStore => ({
  admitVisit: async (asked, now) => {
    const rows = asked.map(({ name, free, every }) => sql`(${name}::text, ${free}::float8, ${every}::float8)`)
    const statement = sql`with asked (name, free, every) as (values ${sql.join(rows, sql`, `)}),
      clock as materialized (select ${timeOf(now)} as now),
      waiting as (select coalesce(max(greatest(0, v.busy_until - clock.now - (free - 1) * every)), 0) as ms
        from clock, asked join ${visits} v using (name)),
      counted as (insert into ${visits} (name, busy_until)
        select name, clock.now + every from asked, waiting, clock where ms = 0
        on conflict (name) do update set busy_until = greatest(${visits.busyUntil}, (select now from clock))
          + (excluded.busy_until - (select now from clock)))
      select ms from waiting`
    // A visit that was counted twice in an outage does no harm.
    const { rows: found } = (await again(() => db.execute(statement))) as unknown as { rows: { ms: number }[] }
    return found[0]?.ms ?? 0
  },
})

const FORGOTTEN_AT_ONCE = 10_000
/** The time at which the statement began. `clock_timestamp()` changes while it runs, so no index could be used. */
const startClock = sql`(extract(epoch from statement_timestamp()) * 1000)::float8`

/** Deletes visits that limit nobody any more. Rows that another process is deleting are skipped. */
export const forgetVisits = (db: Database) =>
  db.execute(sql`delete from ${visits} where name in (
    select name from ${visits} where busy_until < ${startClock} limit ${FORGOTTEN_AT_ONCE} for update skip locked)`)
