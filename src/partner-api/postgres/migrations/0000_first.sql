CREATE TABLE "app_state" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"bucket" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hotels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hotels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"city" text NOT NULL,
	"name" text NOT NULL,
	"image" text,
	"distance" double precision NOT NULL,
	"stars" integer NOT NULL,
	"rate_double" double precision NOT NULL,
	"rate_triple" double precision NOT NULL,
	"rate_quad" double precision NOT NULL,
	CONSTRAINT "hotels_city_check" CHECK ("hotels"."city" in ('makkah', 'madinah'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamptz NOT NULL,
	"answer" jsonb,
	CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "masters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "masters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"price" double precision NOT NULL,
	"logo" text
);
--> statement-breakpoint
CREATE TABLE "mitra" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mitra_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mitra_id" bigint NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamptz NOT NULL,
	"nama_paket" text NOT NULL,
	"search_name" text NOT NULL,
	"tipe_perjalanan" text,
	"jumlah_jamaah" double precision NOT NULL,
	"total_double" double precision NOT NULL,
	"total_triple" double precision NOT NULL,
	"total_quad" double precision NOT NULL,
	CONSTRAINT "packages_tipe_perjalanan_check" CHECK ("packages"."tipe_perjalanan" in ('private', 'group'))
);
--> statement-breakpoint
CREATE TABLE "package_snapshots" (
	"package_id" bigint PRIMARY KEY NOT NULL,
	"snapshot" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"last_used_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"mitra_id" bigint,
	"roles" jsonb NOT NULL,
	"permissions" jsonb NOT NULL,
	CONSTRAINT "users_email_key" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_mitra_id_fkey" FOREIGN KEY ("mitra_id") REFERENCES "public"."mitra"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_snapshots" ADD CONSTRAINT "package_snapshots_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_mitra_id_fkey" FOREIGN KEY ("mitra_id") REFERENCES "public"."mitra"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hotels_city" ON "hotels" USING btree ("city","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "masters_kind" ON "masters" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "packages_newest_of_mitra" ON "packages" USING btree ("mitra_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "packages_newest" ON "packages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "access_tokens_last_used_at" ON "access_tokens" USING btree ("last_used_at");
