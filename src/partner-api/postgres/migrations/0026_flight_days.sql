ALTER TABLE "masters" ADD COLUMN "route" text;--> statement-breakpoint
ALTER TABLE "masters" ADD COLUMN "departs_from" date;--> statement-breakpoint
ALTER TABLE "masters" ADD COLUMN "departs_to" date;