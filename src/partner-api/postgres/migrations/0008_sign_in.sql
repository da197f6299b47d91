-- Known devices and addresses of each account, and the second factor of admins.
CREATE TABLE "login_places" (
	"user_id" bigint NOT NULL,
	"place" text NOT NULL,
	"last_login_at" timestamptz NOT NULL,
	CONSTRAINT "login_places_pkey" PRIMARY KEY("user_id","place")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_pkey" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"enabled_at" timestamptz,
	"last_step" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_places" ADD CONSTRAINT "login_places_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempts_since" ON "login_attempts" USING btree ("since");
