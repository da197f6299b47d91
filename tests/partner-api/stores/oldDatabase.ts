import { sql } from 'drizzle-orm'
import type { Database } from '@/partner-api/postgres/database'

/**
 * Databases as version 0.1.0 and its forerunners made them, before Drizzle's migrations: the statements of that time,
 * unchanged. They prove that such a database is taken over, so nobody edits them.
 */
const LONG_LISTS: readonly string[] = [
  // Every run of one, two and three letters, marked as its mitra's ('12:umr') and as anybody's (':umr').
  `create function name_grams(mitra bigint, name text) returns text[] language plpgsql immutable strict parallel safe as $$
  declare
    letters text[] := string_to_array(name, null);
    grams text[] := '{}';
    one text; two text; three text;
  begin
    for at in 1 .. coalesce(array_length(letters, 1), 0) loop
      one := letters[at];
      two := one || coalesce(letters[at + 1], '');
      three := two || coalesce(letters[at + 2], '');
      grams := grams || array[mitra || ':' || one, mitra || ':' || two, mitra || ':' || three, ':' || one, ':' || two, ':' || three];
    end loop;
    return grams;
  end $$`,
  // No pending list (fastupdate): every search would read through it, and PGlite never empties it.
  `create index packages_name_grams on packages using gin (name_grams(mitra_id, search_name)) with (fastupdate = off)`,
  // Statistics of this index would cost each ANALYZE seconds. Without them the planner rightly expects few rows from it.
  `alter index packages_name_grams alter column 1 set statistics 0`,

  `create index packages_by_jumlah_jamaah on packages (jumlah_jamaah, id)`,
  `create index packages_by_total_double on packages (total_double, id)`,
  `create index packages_by_total_triple on packages (total_triple, id)`,
  `create index packages_by_total_quad on packages (total_quad, id)`,
  // A whole name may be longer than an index entry.
  `create index packages_by_name on packages (left(search_name, 200) collate "C", id)`,

  // The changes since a total was counted. A trigger writes them, so that changes by hand in the database count too.
  `create table package_changes (
    id bigint generated always as identity primary key,
    xid xid8 not null default pg_current_xact_id(),
    changed_at timestamptz not null default now(),
    mitra_id bigint not null,
    search_name text not null,
    step integer not null
  )`,
  `create index package_changes_xid on package_changes (xid)`,
  `create index package_changes_changed_at on package_changes (changed_at)`,
  `create function note_package_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if (old.mitra_id, old.search_name) = (new.mitra_id, new.search_name) then return null; end if;
    end if;
    if tg_op <> 'INSERT' then insert into package_changes (mitra_id, search_name, step) values (old.mitra_id, old.search_name, -1); end if;
    if tg_op <> 'DELETE' then insert into package_changes (mitra_id, search_name, step) values (new.mitra_id, new.search_name, 1); end if;
    return null;
  end $$`,
  `create trigger packages_note_change after insert or update or delete on packages for each row execute function note_package_change()`,
]

const MIGRATIONS: readonly (readonly string[])[] = [
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
  // A hotel gets rates by season instead of one rate that the API multiplied. A package gets the time of its prices.
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

export const OLD_VERSIONS = MIGRATIONS.map((_, index) => index + 1)

/** Makes the tables of an old version, and the record that it kept of itself. */
export async function makeOldDatabase(db: Database, version: number): Promise<void> {
  await db.execute(
    sql`create table schema_version (version integer primary key, applied_at timestamptz not null default now())`,
  )
  for (const [index, statements] of MIGRATIONS.slice(0, version).entries()) {
    for (const statement of statements) await db.execute(sql.raw(statement))
    await db.execute(sql`insert into schema_version (version) values (${index + 1})`)
  }
}
