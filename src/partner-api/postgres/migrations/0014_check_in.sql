ALTER TABLE "packages" ADD COLUMN "check_in" date;--> statement-breakpoint
-- The index of names is built again at the end: name by name it would take ten times as long.
DROP INDEX "packages_name_grams";--> statement-breakpoint
UPDATE packages SET check_in = least((s.snapshot #>> '{hotels,makkah,checkIn}')::date, (s.snapshot #>> '{hotels,madinah,checkIn}')::date)
FROM package_snapshots s WHERE s.package_id = packages.id;--> statement-breakpoint
CREATE INDEX "packages_check_in_of_mitra" ON "packages" USING btree ("mitra_id","check_in","id");--> statement-breakpoint
CREATE INDEX "packages_by_check_in" ON "packages" USING btree ("check_in","id");--> statement-breakpoint
CREATE INDEX "packages_name_grams" ON "packages" USING gin (name_grams(mitra_id, search_name)) WITH (fastupdate=off);--> statement-breakpoint
-- Statistics of this index would cost each ANALYZE seconds. Without them the planner expects few rows of it, which is right.
ALTER INDEX "packages_name_grams" ALTER COLUMN 1 SET STATISTICS 0;
