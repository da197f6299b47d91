ALTER TABLE "kurs" ADD COLUMN "currency" text DEFAULT 'SAR' NOT NULL;--> statement-breakpoint
ALTER TABLE "masters" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "kurs" ADD CONSTRAINT "kurs_currency_check" CHECK ("kurs"."currency" in ('SAR', 'USD'));--> statement-breakpoint
ALTER TABLE "masters" ADD CONSTRAINT "masters_currency_check" CHECK ("masters"."currency" in ('SAR', 'USD'));