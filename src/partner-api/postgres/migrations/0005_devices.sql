-- Sessions have a device, a place and an end: the lists of devices show them.
ALTER TABLE "access_tokens" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "access_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "created_at" timestamptz DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "device_hash" text;--> statement-breakpoint
CREATE INDEX "access_tokens_user_id" ON "access_tokens" USING btree ("user_id");--> statement-breakpoint
UPDATE "access_tokens" SET "created_at" = "last_used_at";
