-- What the business of each mitra says in its offers.
CREATE TABLE "offer_profiles" (
	"mitra_id" bigint PRIMARY KEY NOT NULL,
	"profile" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamptz NOT NULL,
	"updated_by" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offer_profiles" ADD CONSTRAINT "offer_profiles_mitra_id_fkey" FOREIGN KEY ("mitra_id") REFERENCES "public"."mitra"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_profiles" ADD CONSTRAINT "offer_profiles_updated_by_fkey" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;