-- Totals need no transaction numbers any more: a trigger adds a row for each change of the number of packages or of a name.
CREATE TABLE "package_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mitra_id" bigint NOT NULL,
	"step" integer NOT NULL,
	"mark" double precision DEFAULT random() NOT NULL
);
--> statement-breakpoint
-- Nobody can save between the count and the new trigger, because this lock lasts until the end of the migration.
drop trigger packages_note_change on packages;--> statement-breakpoint
drop function note_package_change();--> statement-breakpoint
DROP TABLE "package_changes";--> statement-breakpoint
insert into package_counts (mitra_id, step) select mitra_id, count(*) from packages group by mitra_id;--> statement-breakpoint
CREATE INDEX "package_counts_of_mitra" ON "package_counts" USING btree ("mitra_id");--> statement-breakpoint
DROP INDEX "packages_name_grams";--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "search_grams" integer[] GENERATED ALWAYS AS (name_grams(mitra_id, search_name)) STORED NOT NULL;--> statement-breakpoint
-- Statistics of this column would cost each ANALYZE seconds. Without them the planner expects few rows of it, which is right.
ALTER TABLE "packages" ALTER COLUMN "search_grams" SET STATISTICS 0;--> statement-breakpoint
CREATE INDEX "packages_search_grams" ON "packages" USING gin ("search_grams") WITH (fastupdate=off);--> statement-breakpoint
-- A trigger, because it also sees changes that an administrator makes by hand.
create function count_package() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if new.mitra_id = old.mitra_id then
        -- A new name changes no number of packages, but what a search finds.
        if new.search_name <> old.search_name then insert into package_counts (mitra_id, step) values (new.mitra_id, 0); end if;
        return null;
      end if;
    end if;
    if tg_op <> 'INSERT' then insert into package_counts (mitra_id, step) values (old.mitra_id, -1); end if;
    if tg_op <> 'DELETE' then insert into package_counts (mitra_id, step) values (new.mitra_id, 1); end if;
    return null;
  end $$;--> statement-breakpoint
create trigger packages_count after insert or update or delete on packages for each row execute function count_package();
