ALTER TABLE "hotels" ADD COLUMN "periods" jsonb;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "weekend_nights" jsonb;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "meal" text;