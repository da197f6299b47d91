import { and, asc, eq, getTableColumns, inArray, isNotNull, lt, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { CalendarDate } from '@/domain/types'
import { searchText } from '../../stores/store'
import { NO_STATUS, type AgreedRow, type StatusRow, type StatusStore } from '../../stores/statusStore'
import type { Database } from '../database'
import type { Given } from '../statement'
import { offerOptions, offers, packages, statuses } from '../tables'

export const ms = (moment: SQL) => sql`(extract(epoch from ${moment}) * 1000)::double precision`
/** The offers of the newest version: the earlier ones are replaced. */
const ofNewest = sql`from ${offers} where ${offers.packageId} = ${packages.id} and ${offers.replacedAt} is null`
/** The offers that have the package as an option. A newer version of another option closes the link, but no status here changes. */
const asOption = sql`from ${offerOptions} join ${offers} on ${offers.id} = ${offerOptions.offerId}
  where ${offerOptions.packageId} = ${packages.id} and ${offerOptions.replacedAt} is null`
const answeredAt = sql`max((${offers.answer} ->> 'at')::double precision)`
const chosen = sql`${offers.answer} ->> 'option'`
// Both functions leave out what is null.
export const seenAt = sql<
  number | null
>`least((select ${ms(sql`min(${offers.seenAt})`)} ${ofNewest}), (select ${ms(sql`min(${offers.seenAt})`)} ${asOption}))`
export const acceptedAt = sql<
  number | null
>`greatest((select ${answeredAt} ${ofNewest} and coalesce(${chosen}, 'A') = 'A'), (select ${answeredAt} ${asOption} and ${chosen} = ${offerOptions.letter}))`

/** True when a customer chose another option after the last share. The offer was for the same customer, or named none. */
export const otherChosen = sql<boolean>`exists (select 1 from ${offerOptions} join ${offers} on ${offers.id} = ${offerOptions.offerId}
  where ${offerOptions.packageId} = ${statuses.packageId} and ${offerOptions.replacedAt} is null
    and ${chosen} <> ${offerOptions.letter} and (${offers.answer} ->> 'at')::double precision >= coalesce(${ms(sql`${statuses.sentAt}`)}, 0)
    and ((${offers.customerName} is null and ${offers.customerPhone} is null) or ${offers.customerPhone} = ${statuses.customerPhone}
      or lower(trim(${offers.customerName})) = lower(trim(${statuses.customerName}))))`

const atOf = (answer: SQL) => sql`(${answer} ->> 'at')::double precision`
/** The last agreement, with the price that its offer told. PostgreSQL takes the JSON of that one offer apart, once. */
const agreed = sql<AgreedRow | null>`(select json_build_object('name', last.answer ->> 'name', 'room', last.answer ->> 'room',
    'jamaah', (last.answer ->> 'jamaah')::int, 'at', ${atOf(sql`last.answer`)}, 'isChanged', last.package_version <> ${packages.version},
    'price', (select (price ->> 'perJamaah')::double precision from jsonb_array_elements(
        case last.letter when 'A' then told.prices else told.others -> (ascii(last.letter) - 66) -> 'prices' end) price
      where price ->> 'room' = last.answer ->> 'room' limit 1))
  from (select * from (
      select ${offers.id} as id, ${offers.answer} as answer, ${offers.packageVersion} as package_version, 'A' as letter
        ${ofNewest} and ${offers.answer} is not null and coalesce(${chosen}, 'A') = 'A'
      union all select ${offers.id}, ${offers.answer}, ${offerOptions.packageVersion}, ${offerOptions.letter}
        ${asOption} and ${chosen} = ${offerOptions.letter}) held
    order by ${atOf(sql`held.answer`)} desc limit 1) last join offers kept on kept.id = last.id, jsonb_to_record(kept.offer) as told(prices jsonb, others jsonb))`

const { packageId: _packageId, ...stored } = getTableColumns(statuses)
/** The columns of a {@link StatusRow}, for a query that joins statuses and packages. */
const statusColumns = { ...stored, seenAt, acceptedAt, otherChosen, agreed }

/** The same as one value; null without a row of statuses. */
export const statusJson = sql<StatusRow | null>`case when ${statuses.packageId} is not null then json_build_object(
  'customerName', ${statuses.customerName}, 'customerPhone', ${statuses.customerPhone}, 'told', ${statuses.told},
  'firstSentAt', ${ms(sql`${statuses.firstSentAt}`)}, 'sentAt', ${ms(sql`${statuses.sentAt}`)}, 'validUntil', ${statuses.validUntil},
  'lostReason', ${statuses.lostReason}, 'lostAt', ${ms(sql`${statuses.lostAt}`)}, 'remindAt', ${statuses.remindAt},
  'seenAt', ${seenAt}, 'acceptedAt', ${acceptedAt}, 'otherChosen', ${otherChosen}, 'agreed', ${agreed}) end`

/** The rule of src/domain/status/packageStatus.ts in SQL, because a list is filtered in the database. */
export const statusOn = (
  today: Given<CalendarDate>,
  of: { seenAt: SQLWrapper; acceptedAt: SQLWrapper } = { seenAt, acceptedAt },
) => sql`case
  when ${statuses.lostAt} is not null and coalesce(${of.acceptedAt}, 0) <= ${ms(sql`${statuses.lostAt}`)} then 'batal'
  when ${of.acceptedAt} is not null then 'setuju'
  when ${statuses.sentAt} is null then 'draf'
  when ${statuses.validUntil} < ${today}::date then 'lewat-masa'
  when ${of.seenAt} is not null then 'dilihat'
  else 'terkirim' end`

/** Reads the statuses of a page of packages: few rows by their keys, whatever the query of the page costs. */
export async function statusesOf(db: Database, rows: readonly { id: number }[]): Promise<(id: number) => StatusRow> {
  const ids = rows.map(({ id }) => id)
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: packages.id, ...statusColumns })
          .from(statuses)
          .innerJoin(packages, eq(packages.id, statuses.packageId))
          .where(inArray(statuses.packageId, ids))
  const byId = new Map(found.map(({ id, ...row }) => [id, row]))
  return (id) => byId.get(id) ?? { ...NO_STATUS }
}

export function statusQueries(db: Database): StatusStore {
  const findStatus = async (packageId: number): Promise<StatusRow> => {
    const status = await statusesOf(db, [{ id: packageId }])
    return status(packageId)
  }
  const write = async (packageId: number, values: Partial<typeof statuses.$inferInsert>) => {
    await db
      .insert(statuses)
      .values({ packageId, ...values })
      .onConflictDoUpdate({ target: statuses.packageId, set: values })
  }
  /** The search reads one text of the package: its name, and what is known of its customer. */
  const writeSearch = async (packageId: number) => {
    const { customerName, customerPhone } = await findStatus(packageId)
    const [row] = await db.select({ name: packages.namaPaket }).from(packages).where(eq(packages.id, packageId))
    if (row)
      await db
        .update(packages)
        .set({ searchName: searchText(row.name, { customerName, customerPhone }) })
        .where(eq(packages.id, packageId))
  }
  return {
    findStatus,
    noteShare: async (packageId, { sentAt, validUntil, told = null, customerName, customerPhone }) => {
      const { firstSentAt } = await findStatus(packageId)
      const customer = customerName === null && customerPhone === null ? {} : { customerName, customerPhone }
      const first = { firstSentAt: firstSentAt ?? sentAt }
      await write(packageId, { ...first, sentAt, validUntil, told, lostReason: null, lostAt: null, ...customer })
      await writeSearch(packageId)
    },
    setLost: (packageId, lost) => write(packageId, { lostReason: lost?.reason ?? null, lostAt: lost?.at ?? null }),
    setReminder: (packageId, remindAt) => write(packageId, { remindAt }),
    eraseSharedCustomer: async (packageId, endedBefore) => {
      // A change of the status locks the package first, too. Under this lock the status that is read is the newest.
      await db.select({ id: packages.id }).from(packages).where(eq(packages.id, packageId)).for('no key update')
      if (endedBefore !== undefined && ((await findStatus(packageId)).validUntil ?? endedBefore) >= endedBefore)
        return false
      await write(packageId, { customerName: null, customerPhone: null })
      await writeSearch(packageId)
      return true
    },
    sharesToErase: (before, limit) =>
      db
        .select({ packageId: statuses.packageId, label: packages.namaPaket })
        .from(statuses)
        .innerJoin(packages, eq(packages.id, statuses.packageId))
        .where(
          and(or(isNotNull(statuses.customerName), isNotNull(statuses.customerPhone)), lt(statuses.validUntil, before)),
        )
        .orderBy(asc(statuses.packageId))
        .limit(limit),
  }
}
