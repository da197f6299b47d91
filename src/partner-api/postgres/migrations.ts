import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { LONG_LISTS } from './longLists'

/** In order, each run once, never edited after release: add the next one below. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table mitra (
      id bigint generated always as identity primary key,
      name text not null
    )`,
    `create table users (
      id bigint generated always as identity primary key,
      email text not null unique,
      name text not null,
      password_hash text not null,
      mitra_id bigint references mitra (id),
      roles jsonb not null,
      permissions jsonb not null
    )`,
    `create table access_tokens (
      token_hash text primary key,
      user_id bigint not null references users (id) on delete cascade,
      last_used_at timestamptz not null
    )`,
    `create index access_tokens_last_used_at on access_tokens (last_used_at)`,
    `create table login_attempts (
      bucket text primary key,
      count integer not null,
      since timestamptz not null
    )`,
    `create table masters (
      id bigint generated always as identity primary key,
      kind text not null,
      name text not null,
      price double precision not null,
      logo text
    )`,
    `create index masters_kind on masters (kind, id)`,
    `create table hotels (
      id bigint generated always as identity primary key,
      city text not null check (city in ('makkah', 'madinah')),
      name text not null,
      image text,
      distance double precision not null,
      stars integer not null,
      rate_double double precision not null,
      rate_triple double precision not null,
      rate_quad double precision not null
    )`,
    `create index hotels_city on hotels (city, id)`,
    `create table packages (
      id bigint generated always as identity primary key,
      mitra_id bigint not null references mitra (id),
      created_by bigint not null references users (id),
      created_at timestamptz not null,
      nama_paket text not null,
      search_name text not null,
      tipe_perjalanan text check (tipe_perjalanan in ('private', 'group')),
      jumlah_jamaah double precision not null,
      total_double double precision not null,
      total_triple double precision not null,
      total_quad double precision not null
    )`,
    `create index packages_newest_of_mitra on packages (mitra_id, created_at desc, id desc)`,
    `create index packages_newest on packages (created_at desc, id desc)`,
    `create table package_snapshots (
      package_id bigint primary key references packages (id) on delete cascade,
      snapshot jsonb not null
    )`,
    `create table idempotency_keys (
      user_id bigint not null references users (id) on delete cascade,
      key text not null,
      fingerprint text not null,
      created_at timestamptz not null,
      answer jsonb,
      primary key (user_id, key)
    )`,
    `create index idempotency_keys_created_at on idempotency_keys (created_at)`,
    `create table app_state (name text primary key, at timestamptz not null)`,
  ],
  // Rates by season; until now a hotel had one and the API multiplied it. A quote says when it was priced.
  [
    `alter table hotels
      alter column distance drop not null,
      add column rate_double_rajab_syaban double precision,
      add column rate_triple_rajab_syaban double precision,
      add column rate_quad_rajab_syaban double precision,
      add column rate_double_ramadhan double precision,
      add column rate_triple_ramadhan double precision,
      add column rate_quad_ramadhan double precision`,
    `update hotels set
      rate_double_rajab_syaban = rate_double * 12 / 10,
      rate_triple_rajab_syaban = rate_triple * 12 / 10,
      rate_quad_rajab_syaban = rate_quad * 12 / 10,
      rate_double_ramadhan = rate_double * 18 / 10,
      rate_triple_ramadhan = rate_triple * 18 / 10,
      rate_quad_ramadhan = rate_quad * 18 / 10`,
    `alter table hotels
      alter column rate_double_rajab_syaban set not null,
      alter column rate_triple_rajab_syaban set not null,
      alter column rate_quad_rajab_syaban set not null,
      alter column rate_double_ramadhan set not null,
      alter column rate_triple_ramadhan set not null,
      alter column rate_quad_ramadhan set not null`,
    `update package_snapshots set snapshot = snapshot || jsonb_build_object('pricedAt', floor(extract(epoch from packages.created_at) * 1000)::bigint)
      from packages where packages.id = package_snapshots.package_id`,
  ],
  LONG_LISTS,
  // A save may say which version it is based on.
  [`alter table packages add column version integer not null default 1`],
]

// Any fixed number, ours alone: whoever holds it migrates, the others wait.
const LOCK = 7_203_114_908

/** Brings the database to this version of the code, in one transaction; processes that start together take turns. */
export async function migrate(db: Database, migrations = MIGRATIONS): Promise<void> {
  await db.transaction(async (tx) => {
    // An index over many rows may take longer than any request may.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK}::bigint)`)
    await tx.execute(
      sql`create table if not exists schema_version (version integer primary key, applied_at timestamptz not null default now())`,
    )
    const { rows } = (await tx.execute(sql`select coalesce(max(version), 0)::int as version from schema_version`)) as {
      rows: { version: number }[]
    }
    const current = Number(rows[0]?.version ?? 0)
    if (current > migrations.length)
      throw new Error(
        `Database memakai skema versi ${current}, program ini hanya mengenal sampai ${migrations.length}. Pakai program yang lebih baru.`,
      )
    for (const [index, statements] of migrations.entries()) {
      if (index < current) continue
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into schema_version (version) values (${index + 1})`)
    }
  })
}
