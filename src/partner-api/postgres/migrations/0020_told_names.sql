ALTER TABLE "hotels" ADD COLUMN "told_name" text;--> statement-breakpoint
ALTER TABLE "masters" ADD COLUMN "told_name" text;