CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamptz NOT NULL,
	"user_id" bigint,
	"user_name" text NOT NULL,
	"address" text NOT NULL,
	"event" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" bigint,
	"label" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"once" text
);
--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "deleted_at" timestamptz;--> statement-breakpoint
ALTER TABLE "masters" ADD COLUMN "deleted_at" timestamptz;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "updated_by" bigint;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "updated_at" timestamptz;--> statement-breakpoint
CREATE INDEX "audit_newest" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_of_record" ON "audit" USING btree ("resource","record_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_of_user" ON "audit" USING btree ("user_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_of_event" ON "audit" USING btree ("event","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_once" ON "audit" USING btree ("once");--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_updated_by_fkey" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The database itself keeps the audit as it was written, whoever is connected: rows are only added.
create function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    raise exception 'the audit is append-only: % is refused', tg_op using errcode = 'insufficient_privilege';
  end $$;--> statement-breakpoint
create trigger audit_is_append_only before update or delete or truncate on audit for each statement execute function refuse_audit_change();
