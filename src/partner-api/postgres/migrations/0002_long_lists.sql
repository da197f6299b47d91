-- Lists, searches and their totals take as long over 100,000 packages as over 1,000, and need no extension of PostgreSQL.
-- name_grams: every run of one, two and three letters of a name, once with its mitra ('12:umr') and once without (':umr').
create function name_grams(mitra bigint, name text) returns text[] language plpgsql immutable strict parallel safe as $$
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
  end $$;--> statement-breakpoint
CREATE TABLE "package_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamptz DEFAULT now() NOT NULL,
	"mitra_id" bigint NOT NULL,
	"search_name" text NOT NULL,
	"step" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "package_changes_xid" ON "package_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "package_changes_changed_at" ON "package_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "packages_by_jumlah_jamaah" ON "packages" USING btree ("jumlah_jamaah","id");--> statement-breakpoint
CREATE INDEX "packages_by_total_double" ON "packages" USING btree ("total_double","id");--> statement-breakpoint
CREATE INDEX "packages_by_total_triple" ON "packages" USING btree ("total_triple","id");--> statement-breakpoint
CREATE INDEX "packages_by_total_quad" ON "packages" USING btree ("total_quad","id");--> statement-breakpoint
CREATE INDEX "packages_by_name" ON "packages" USING btree (left(search_name, 200) collate "C","id");--> statement-breakpoint
CREATE INDEX "packages_name_grams" ON "packages" USING gin (name_grams(mitra_id, search_name)) WITH (fastupdate=off);--> statement-breakpoint
-- Statistics of this index would cost each ANALYZE seconds. Without them the planner expects few rows of it, which is right.
ALTER INDEX "packages_name_grams" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
-- A trigger, because it also sees changes that an administrator makes by hand.
create function note_package_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if (old.mitra_id, old.search_name) = (new.mitra_id, new.search_name) then return null; end if;
    end if;
    if tg_op <> 'INSERT' then insert into package_changes (mitra_id, search_name, step) values (old.mitra_id, old.search_name, -1); end if;
    if tg_op <> 'DELETE' then insert into package_changes (mitra_id, search_name, step) values (new.mitra_id, new.search_name, 1); end if;
    return null;
  end $$;--> statement-breakpoint
create trigger packages_note_change after insert or update or delete on packages for each row execute function note_package_change();
