-- Devices that are told news, and the notices that wait for them.
CREATE TABLE "push_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"offer_id" bigint,
	"at" timestamptz NOT NULL,
	"due_at" timestamptz NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"reminded_on" date,
	CONSTRAINT "push_state_id_check" CHECK ("push_state"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "push" jsonb;--> statement-breakpoint
ALTER TABLE "push_notices" ADD CONSTRAINT "push_notices_token_hash_fkey" FOREIGN KEY ("token_hash") REFERENCES "public"."access_tokens"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_notices_due_at" ON "push_notices" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "push_notices_token_hash" ON "push_notices" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "access_tokens_push_endpoint" ON "access_tokens" USING btree (("push" ->> 'endpoint'));