/**
 * The third migration: lists, searches and their totals take as long over 100,000 packages as over 1,000, with nothing that
 * a role would need an extension for. Like every migration, never edited after release.
 */
export const LONG_LISTS: readonly string[] = [
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
  // Without fastupdate's waiting list, which every search would read through, and which nobody tidies on PGlite.
  `create index packages_name_grams on packages using gin (name_grams(mitra_id, search_name)) with (fastupdate = off)`,
  // Statistics of it would cost each ANALYZE seconds; without them the planner takes it for what it is: a way to few rows.
  `alter index packages_name_grams alter column 1 set statistics 0`,

  `create index packages_by_jumlah_jamaah on packages (jumlah_jamaah, id)`,
  `create index packages_by_total_double on packages (total_double, id)`,
  `create index packages_by_total_triple on packages (total_triple, id)`,
  `create index packages_by_total_quad on packages (total_quad, id)`,
  // A whole name may be longer than an index entry.
  `create index packages_by_name on packages (left(search_name, 200) collate "C", id)`,

  // What has changed since a total was counted. A trigger writes it, so that a hand at the database is seen too.
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
