import { sql } from 'drizzle-orm'
import type { VisitsStore } from '../../stores/visitsStore'
import { again } from '../connect/again'
import type { Database } from '../database'
import { visits } from '../tables'

/** One statement, because every open page costs it. The wait is that of `visitWait` (stores/visitsStore.ts). */
export const visitQueries = (db: Database): VisitsStore => ({
  admitVisit: async (asked, now) => {
    const rows = asked.map(
      ({ name, free, every, counts }) => sql`(${name}::text, ${free}::float8, ${every}::float8, ${counts}::boolean)`,
    )
    const statement = sql`with asked (name, free, every, counts) as (values ${sql.join(rows, sql`, `)}),
      waiting as (select coalesce(max(greatest(0, v.busy_until - ${now}::float8 - (free - 1) * every)), 0) as ms
        from asked join ${visits} v using (name)),
      counted as (insert into ${visits} (name, busy_until)
        select name, ${now}::float8 + every from asked, waiting where counts and ms = 0
        on conflict (name) do update set busy_until =
          greatest(${visits.busyUntil}, ${now}::float8) + (excluded.busy_until - ${now}::float8))
      select ms from waiting`
    // A visit that was counted twice in an outage does no harm.
    const { rows: found } = (await again(() => db.execute(statement))) as unknown as { rows: { ms: number }[] }
    return found[0]?.ms ?? 0
  },
})
