-- The history of the rate of the riyal. Before, the rate 4700 stood in the code.
CREATE TABLE "kurs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kurs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"rupiah_per_sar" numeric(7, 2) NOT NULL,
	"buffer" numeric(7, 2) NOT NULL,
	"valid_from" date NOT NULL,
	"created_at" timestamptz NOT NULL,
	"created_by" bigint,
	CONSTRAINT "kurs_rupiah_per_sar_check" CHECK ("kurs"."rupiah_per_sar" > 0),
	CONSTRAINT "kurs_buffer_check" CHECK ("kurs"."buffer" >= 0)
);
--> statement-breakpoint
ALTER TABLE "kurs" ADD CONSTRAINT "kurs_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kurs_newest" ON "kurs" USING btree ("valid_from" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- A database in use was priced with 4700. Its first rate counts from its oldest record on, so that no price changes.
insert into kurs (rupiah_per_sar, buffer, valid_from, created_at)
	select 4700, 0, (began at time zone 'Asia/Jakarta')::date, began
	from (select min(at) as began from (select at from app_state union all select created_at from packages) beginnings) oldest
	where began is not null and exists (select from users);--> statement-breakpoint
-- History is never overwritten, not even by hand.
create function refuse_kurs_change() returns trigger language plpgsql as $$
  begin
    raise exception 'kurs: a rate is never changed or deleted; record a newer one' using errcode = 'restrict_violation';
  end $$;--> statement-breakpoint
create trigger kurs_refuse_change before update or delete or truncate on kurs for each statement execute function refuse_kurs_change();
