CREATE TABLE "offer_snapshots" (
	"package_id" bigint NOT NULL,
	"package_version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "offer_snapshots_pkey" PRIMARY KEY("package_id","package_version")
);
--> statement-breakpoint
ALTER TABLE "offer_snapshots" ADD CONSTRAINT "offer_snapshots_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A package that was not saved since it was offered still is as it was then.
INSERT INTO "offer_snapshots" ("package_id", "package_version", "snapshot")
SELECT p.id, p.version, s.snapshot FROM packages p JOIN package_snapshots s ON s.package_id = p.id
WHERE EXISTS (SELECT FROM offers o WHERE o.package_id = p.id AND o.package_version = p.version);
