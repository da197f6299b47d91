CREATE TABLE "offer_options" (
	"offer_id" bigint NOT NULL,
	"letter" text NOT NULL,
	"package_id" bigint NOT NULL,
	"package_version" integer NOT NULL,
	"version" integer NOT NULL,
	"replaced_at" timestamptz,
	CONSTRAINT "offer_options_pkey" PRIMARY KEY("offer_id","letter")
);
--> statement-breakpoint
ALTER TABLE "offer_options" ADD CONSTRAINT "offer_options_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_options" ADD CONSTRAINT "offer_options_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_options_of_package" ON "offer_options" USING btree ("package_id","offer_id");