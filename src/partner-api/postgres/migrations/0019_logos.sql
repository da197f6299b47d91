ALTER TABLE "offers" ADD COLUMN "logo" "bytea";--> statement-breakpoint
ALTER TABLE "offer_profiles" ADD COLUMN "logo" "bytea";