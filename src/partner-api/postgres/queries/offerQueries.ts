import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { fromBase64, toBase64 } from '@/domain/values/base64'
import { emptyProfile } from '@/domain/offer/offerProfile'
import { letterOf } from '@/domain/offer/options'
import type { OfferedSave, OfferOption, OffersStore, OfferProfileStore } from '../../stores/offersStore'
import type { Scope } from '../../stores/store'
import type { VisitsStore } from '../../stores/sessionStore'
import type { Database } from '../database'
import { mitra, offerOptions, offers, offerSnapshots, visits, offerProfiles } from '../tables'
import { again } from '../connect/again'
import { insertedId } from './userQueries'

const { tokenHash: _tokenHash, picture: _picture, logo: _logo, ...columns } = getTableColumns(offers)
const row = {
  ...columns,
  hasPicture: sql<boolean>`${offers.picture} is not null`,
  hasLogo: sql<boolean>`${offers.logo} is not null`,
  // By name: Drizzle would write the columns of both tables without their table.
  hasSnapshot: sql<boolean>`exists (select from offer_snapshots kept where kept.package_id = offers.package_id and kept.package_version = offers.package_version)`,
  options: sql<
    OfferOption[]
  >`coalesce((select json_agg(json_build_object('packageId', o.package_id, 'packageVersion', o.package_version,
    'version', o.version, 'hasSnapshot', exists (select from offer_snapshots kept where kept.package_id = o.package_id and kept.package_version = o.package_version))
    order by o.letter) from offer_options o where o.offer_id = offers.id), '[]')`,
}

const ofScope = (scope: Scope) =>
  scope === 'all' ? undefined : scope === 'none' ? sql`false` : eq(offers.mitraId, scope.mitraId)

const hasCustomer = or(
  isNotNull(offers.customerName),
  isNotNull(offers.customerPhone),
  sql`${offers.offer} ->> 'customer' is not null`,
  sql`coalesce(${offers.answer} ->> 'name', '') <> ''`,
)

/** The newest offer of a package alone, and the newest with options that holds it: an index has each of them last. */
export const latestOf = (packageId: number): SQL => sql`select version, package_version as "packageVersion" from (
    (select id, version, package_version from ${offers} where package_id = ${packageId} order by id desc limit 1)
    union all
    (select offer_id, version, package_version from ${offerOptions} where package_id = ${packageId} order by offer_id desc limit 1)
  ) held order by id desc, version desc limit 1`

export function offerQueries(db: Database): OffersStore {
  const found = async (where: ReturnType<typeof and>, lock: boolean) => {
    const query = db.select(row).from(offers).where(where)
    return (await (lock ? query.for('update') : query))[0] ?? null
  }
  const change = async (id: number, values: Parameters<ReturnType<typeof db.update<typeof offers>>['set']>[0]) => {
    await db.update(offers).set(values).where(eq(offers.id, id))
  }
  /** The ids of the offers that a condition on their package, or on one of their options, finds. */
  const idsOf = (alone: SQL | undefined, option: SQL | undefined) =>
    union(
      db.select({ id: offers.id }).from(offers).where(alone),
      db.select({ id: offerOptions.offerId }).from(offerOptions).where(option),
    )
  const offersOf = (packageId: number) => idsOf(eq(offers.packageId, packageId), eq(offerOptions.packageId, packageId))
  return {
    insertOffer: async ({ options, ...offer }) => {
      const offerId = insertedId(await db.insert(offers).values(offer).returning({ id: offers.id }))
      const rows = options.map((option, place) => ({ ...option, offerId, letter: letterOf(place) }))
      if (rows.length > 0) await db.insert(offerOptions).values(rows)
      return offerId
    },
    keepOfferedPackage: async ({ packageId, packageVersion }, snapshot) => {
      await db.insert(offerSnapshots).values({ packageId, packageVersion, snapshot }).onConflictDoNothing()
    },
    findOfferedPackage: async ({ packageId, packageVersion }) => {
      const isThis = and(eq(offerSnapshots.packageId, packageId), eq(offerSnapshots.packageVersion, packageVersion))
      const [kept] = await db.select({ snapshot: offerSnapshots.snapshot }).from(offerSnapshots).where(isThis)
      return kept?.snapshot ?? null
    },
    listOffers: (packageId, page) => {
      const ids = offersOf(packageId).orderBy(sql`1 desc`)
      const wanted = page ? ids.limit(page.perPage).offset((page.page - 1) * page.perPage) : ids
      return db.select(row).from(offers).where(inArray(offers.id, wanted)).orderBy(desc(offers.id))
    },
    countOffers: (packageId) => db.$count(offersOf(packageId).as('held')),
    latestOffered: async (packageId) => {
      const { rows } = (await db.execute(latestOf(packageId))) as unknown as { rows: OfferedSave[] }
      return rows[0] ?? null
    },
    findOffer: (id, scope, lock = false) => found(and(eq(offers.id, id), ofScope(scope)), lock),
    findOpenOffer: (tokenHash, lock = false) => found(eq(offers.tokenHash, tokenHash), lock),
    offerPicture: async (id) =>
      (await db.select({ picture: offers.picture }).from(offers).where(eq(offers.id, id)))[0]?.picture ?? null,
    offerLogo: async (id) =>
      (await db.select({ logo: offers.logo }).from(offers).where(eq(offers.id, id)))[0]?.logo ?? null,
    seeOffer: (id, seenAt) => change(id, { seenAt }),
    answerOffer: (id, answer) => change(id, { answer }),
    lockMitra: async (mitraId) => {
      await db.select({ id: mitra.id }).from(mitra).where(eq(mitra.id, mitraId)).for('no key update')
    },
    replaceOffers: async (newer, replacedAt) => {
      const isOlder = ({ packageId: held, version: of }: typeof offers | typeof offerOptions) =>
        or(...newer.map(({ packageId, version }) => and(eq(held, packageId), lt(of, version))))
      // An offer is replaced together with its options, so only those that are not yet are read.
      const changed = await db
        .update(offerOptions)
        .set({ replacedAt })
        .where(and(isOlder(offerOptions), isNull(offerOptions.replacedAt)))
        .returning({ id: offerOptions.offerId })
      const ofOptions = inArray(
        offers.id,
        changed.map(({ id }) => id),
      )
      await db
        .update(offers)
        .set({ replacedAt })
        .where(and(isNull(offers.replacedAt), isOlder(offers)))
      if (changed.length > 0)
        await db
          .update(offers)
          .set({ replacedAt })
          .where(and(isNull(offers.replacedAt), ofOptions))
    },
    revokeOffer: (id, revokedAt) => change(id, { revokedAt, picture: null, logo: null }),
    eraseCustomer: (id, erasedAt) =>
      change(id, {
        customerName: null,
        customerPhone: null,
        picture: null,
        offer: sql`jsonb_set(${offers.offer}, '{customer}', 'null')`,
        answer: sql`jsonb_set(${offers.answer}, '{name}', '""')`,
        erasedAt,
      }),
    offersToErase: ({ time, day }, limit) =>
      db
        .select(row)
        .from(offers)
        .where(
          and(hasCustomer, or(lt(offers.validUntil, day), lt(offers.revokedAt, time), lt(offers.replacedAt, time))),
        )
        .orderBy(asc(offers.id))
        .limit(limit),
  }
}

/** The database's own clock in milliseconds. */
const clock = sql`(extract(epoch from clock_timestamp()) * 1000)::float8`
/** Asks the database for the time. */
export const databaseTime = async (db: Database): Promise<number> => {
  const { rows } = (await db.execute(sql`select ${clock} as now`)) as unknown as { rows: { now: number }[] }
  return rows[0]?.now ?? Date.now()
}
const timeOf = (now: number | null): SQL => (now === null ? clock : sql`${now}::float8`)

/** Every open page waits for this, so it is one statement. It waits as `visitWait` and `busyAt` say (stores/sessionStore.ts). */
export const visitQueries = (db: Database): VisitsStore => ({
  admitVisit: async (asked, now) => {
    const rows = asked.map(({ name, free, every }) => sql`(${name}::text, ${free}::float8, ${every}::float8)`)
    const statement = sql`with asked (name, free, every) as (values ${sql.join(rows, sql`, `)}),
      clock as materialized (select ${timeOf(now)} as now),
      latest (name, at) as (select name, clock.now + 2 * free * every from asked, clock),
      waiting as (select coalesce(max(greatest(0, v.busy_until - clock.now - (free - 1) * every)), 0) as ms
        from clock, asked join latest using (name) join ${visits} v using (name) where v.busy_until <= latest.at),
      counted as (insert into ${visits} (name, busy_until)
        select name, clock.now + every from asked, waiting, clock where ms = 0
        on conflict (name) do update set busy_until = excluded.busy_until
          + case when ${visits.busyUntil} <= (select at from latest where name = excluded.name)
            then greatest(0, ${visits.busyUntil} - (select now from clock)) else 0 end)
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

const { mitraId: _mitraId, ...profileColumns } = getTableColumns(offerProfiles)

export const offerProfileQueries = (db: Database): OfferProfileStore => ({
  findOfferProfile: async (mitraId, lock = false) => {
    // The mitra's row is locked, because the profile may not exist yet.
    if (lock) await db.select({ id: mitra.id }).from(mitra).where(eq(mitra.id, mitraId)).for('no key update')
    const [row] = await db.select(profileColumns).from(offerProfiles).where(eq(offerProfiles.mitraId, mitraId))
    if (!row) return null
    const { profile, logo, ...edit } = row
    // A profile of an earlier version lacks the later fields.
    return { ...edit, profile: { ...emptyProfile(''), ...profile, logo: logo && toBase64(logo) } }
  },
  putOfferProfile: async (mitraId, { logo: text, ...profile }, edit) => {
    const logo = text === null ? null : fromBase64(text)
    await db
      .insert(offerProfiles)
      .values({ mitraId, profile, logo, ...edit })
      .onConflictDoUpdate({
        target: offerProfiles.mitraId,
        set: { profile, logo, ...edit, version: sql`${offerProfiles.version} + 1` },
      })
  },
})
