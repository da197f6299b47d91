-- The record whose customer a request named. Its fingerprint is forgotten with the customer.
ALTER TABLE "idempotency_keys" ADD COLUMN "about" text;--> statement-breakpoint
CREATE INDEX "idempotency_keys_about" ON "idempotency_keys" USING btree ("about") WHERE "idempotency_keys"."about" is not null;
--> statement-breakpoint
-- Earlier rows say of no request which record it was about. Those that may have named a customer are forgotten now: their
-- answers are empty, or hold the seed of a link.
UPDATE "idempotency_keys" SET "fingerprint" = '' WHERE "answer"->'body' = '{}'::jsonb OR "answer"->'body' ? 'seed';
