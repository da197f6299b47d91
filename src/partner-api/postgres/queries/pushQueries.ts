import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { IDLE_LIMIT, SESSION_LIFETIME } from '../../stores/sessionStore'
import type { PushNotice, PushStore } from '../../stores/pushStore'
import { rowsFrom } from '../backup/format'
import type { Database } from '../database'
import { mitra, offerOptions, offers, packages, pushNotices, pushState, statuses, tokens, users } from '../tables'
import { otherChosen, statusOn } from './statusQueries'
import { isAdmin } from './userQueries'

const DAY = 24 * 60 * 60_000
const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`

/** A session that has not ended, of a user who may enter, with a device that wants notices. */
const isLive = (now: number) => sql`(${tokens.push} is not null and ${tokens.lastUsedAt} > ${at(now - IDLE_LIMIT)}
  and ${tokens.createdAt} > ${at(now - SESSION_LIFETIME)} and ${users.disabledAt} is null and ${mitra.disabledAt} is null)`
const ofUser = sql`join ${users} on ${users.id} = ${tokens.userId} left join ${mitra} on ${mitra.id} = ${users.mitraId}`
const seesOffer = sql`(${users.mitraId} = ${offers.mitraId} or ${isAdmin})`

/** The package that the customer chose, or the first one of the offer. */
const ofOffer = sql`(select json_build_array(json_build_object('id', ${packages.id}, 'name', ${packages.namaPaket}))
  from ${packages} where ${packages.id} = coalesce((select ${offerOptions.packageId} from ${offerOptions}
    where ${offerOptions.offerId} = ${offers.id} and ${offerOptions.letter} = ${offers.answer} ->> 'option'), ${offers.packageId}))`

const reminders = (day: SQL, what: SQL) => sql`(select ${what} from ${statuses}
  join ${packages} on ${packages.id} = ${statuses.packageId} where ${packages.mitraId} = ${users.mitraId}
    and ${statuses.remindAt} = ${day} and ${statusOn('1000-01-01')} <> 'batal' and not ${otherChosen})`
const dayOfNotice = sql`(${pushNotices.at} at time zone interval '7 hours')::date`

export function pushQueries(db: Database): PushStore {
  /** Inserts a notice for each session that `from` finds. */
  const note = (kind: string, offer: SQL, now: number, from: SQL) =>
    db.execute(sql`insert into ${pushNotices} (token_hash, kind, offer_id, at, due_at)
      select ${tokens.hash}, ${kind}, ${offer}, ${at(now)}, ${at(now)} ${from}`)
  return {
    pushKeys: async (make) => {
      const found = () => db.select().from(pushState)
      const made = { id: 1, ...make() }
      if ((await found()).length === 0) await db.insert(pushState).values(made).onConflictDoNothing()
      const [{ publicKey, privateKey } = made] = await found()
      return { publicKey, privateKey }
    },
    findPush: async (tokenHash) =>
      (await db.select({ push: tokens.push }).from(tokens).where(eq(tokens.hash, tokenHash)))[0]?.push ?? null,
    putPush: async (tokenHash, push) => {
      const isSame = sql`${tokens.push} ->> 'endpoint' = ${push.endpoint}`
      await db
        .update(tokens)
        .set({ push: null })
        .where(and(isSame, ne(tokens.hash, tokenHash)))
      await db.update(tokens).set({ push }).where(eq(tokens.hash, tokenHash))
    },
    deletePush: async (tokenHash, endpoint) => {
      const isThis = endpoint === undefined ? undefined : sql`${tokens.push} ->> 'endpoint' = ${endpoint}`
      await db
        .update(tokens)
        .set({ push: null })
        .where(and(eq(tokens.hash, tokenHash), isThis))
    },
    noteOffer: async (kind, offerId, now) => {
      const told = (who: SQL) => sql`from ${offers}, ${tokens} ${ofUser} where ${offers.id} = ${offerId}
        and ${seesOffer} and ${isLive(now)} and ${who}`
      const maker = told(sql`${users.id} = ${offers.createdBy}`)
      const [found] = await rowsFrom<{ found: boolean }>(db, sql`select exists (select 1 ${maker}) as found`)
      await note(kind, sql`${offers.id}`, now, found?.found ? maker : told(sql`${users.mitraId} = ${offers.mitraId}`))
    },
    noteReminders: async (day, now) => {
      const begun = await db
        .update(pushState)
        .set({ remindedOn: day })
        .where(sql`coalesce(${pushState.remindedOn}, '-infinity'::date) < ${day}::date`)
        .returning({ id: pushState.id })
      const any = sql`exists ${reminders(sql`${day}::date`, sql`1`)}`
      if (begun.length > 0)
        await note('remind', sql`null::bigint`, now, sql`from ${tokens} ${ofUser} where ${isLive(now)} and ${any}`)
    },
    takeNotices: async (now, limit) => {
      const due = sql`select id from ${pushNotices} where due_at <= ${at(now)} order by id limit ${limit} for update skip locked`
      const taken = await rowsFrom<{ id: number }>(
        db,
        sql`update ${pushNotices} set tries = tries + 1, due_at = ${at(now)} + least(60, power(2, tries)) * interval '1 minute'
          where id in (${due}) returning id::float8 as id`,
      )
      if (taken.length === 0) return []
      const ids = taken.map(({ id }) => id)
      const rows = await rowsFrom<{ json: PushNotice }>(
        db,
        sql`select json_build_object('id', ${pushNotices.id}, 'tokenHash', ${pushNotices.tokenHash}, 'kind', ${pushNotices.kind},
            'address', ${tokens.push},
            'customer', coalesce(nullif(${offers.answer} ->> 'name', ''), ${offers.customerName}),
            'packages', coalesce(case when ${offers.id} is null
              then ${reminders(dayOfNotice, sql`json_agg(json_build_object('id', ${packages.id}, 'name', ${packages.namaPaket}) order by ${packages.id})`)}
              else ${ofOffer} end, '[]')) as json
          from ${pushNotices} join ${tokens} on ${tokens.hash} = ${pushNotices.tokenHash} ${ofUser}
          left join ${offers} on ${offers.id} = ${pushNotices.offerId}
          where ${inArray(pushNotices.id, ids)} and ${isLive(now)} and ${pushNotices.at} > ${at(now - DAY)}
            and (${offers.id} is null or ${seesOffer}) order by ${pushNotices.id}`,
      )
      const notices = rows.map(({ json }) => json)
      const kept = new Set(notices.map(({ id }) => id))
      const over = ids.filter((id) => !kept.has(id))
      if (over.length > 0) await db.delete(pushNotices).where(inArray(pushNotices.id, over))
      return notices
    },
    endNotice: async (id) => {
      await db.delete(pushNotices).where(eq(pushNotices.id, id))
    },
  }
}
