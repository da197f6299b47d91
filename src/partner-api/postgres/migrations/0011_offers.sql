CREATE TABLE "offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"package_id" bigint NOT NULL,
	"mitra_id" bigint NOT NULL,
	"package_version" integer NOT NULL,
	"version" integer NOT NULL,
	"token_hash" text NOT NULL,
	"offer" jsonb NOT NULL,
	"offer_hash" text NOT NULL,
	"picture" "bytea",
	"customer_name" text,
	"customer_phone" text,
	"created_at" timestamptz NOT NULL,
	"created_by" bigint NOT NULL,
	"valid_until" date NOT NULL,
	"replaced_at" timestamptz,
	"revoked_at" timestamptz,
	"seen_at" timestamptz,
	"answer" jsonb,
	"erased_at" timestamptz,
	CONSTRAINT "offers_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_mitra_id_fkey" FOREIGN KEY ("mitra_id") REFERENCES "public"."mitra"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_of_package" ON "offers" USING btree ("package_id","id");