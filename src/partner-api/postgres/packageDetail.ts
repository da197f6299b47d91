import { and, eq, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { PackageDetail } from '../store'
import type { SessionRow } from '../stores/sessionStore'
import { seenBy, type GivenScope } from './nameSearch'
import { mitraOfSession, sessionOf } from './queries/sessionQueries'
import { statusJson } from './queries/statusQueries'
import { statement } from './statement'
import { mitra, packages, snapshots, statuses } from './tables'

const detailOf = (scope: GivenScope) =>
  new QueryBuilder()
    .select({
      json: sql`json_build_object('id', ${packages.id}, 'snapshot', ${snapshots.snapshot},
        'mitra', json_build_object('id', ${mitra.id}, 'name', ${mitra.name}), 'status', ${statusJson})`.as('json'),
    })
    .from(packages)
    .innerJoin(snapshots, eq(snapshots.packageId, packages.id))
    .innerJoin(mitra, eq(mitra.id, packages.mitraId))
    .leftJoin(statuses, eq(statuses.packageId, packages.id))
    .where(and(eq(packages.id, sql.placeholder('id')), seenBy(scope)))
    .getSQL()

/** A package with its mitra and its status, whoever has it. The status is null when it was never shared. */
export const detail = statement<{ id: number }, PackageDetail>(() => detailOf('all'))
/** The same of one mitra alone. */
export const ownDetail = statement<{ id: number; mitraId: number }, PackageDetail>(() =>
  detailOf({ mitraId: sql.placeholder('mitraId') }),
)

type WithSession = { session: SessionRow; detail: PackageDetail | null }

/** A session with the same of its user's own mitra. */
export const sessionAndDetail = statement<{ hash: string; id: number }, WithSession>(
  () => sql`select json_build_object('session', session.json, 'detail', (${detailOf({ mitraId: mitraOfSession })})) as json
    from (${sessionOf}) session`,
)
