ALTER TABLE "hotels" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "masters" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;