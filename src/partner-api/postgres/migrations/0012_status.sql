-- What mitra note about packages and their customers: the last share, a reason for a loss, a reminder.
CREATE TABLE "package_statuses" (
	"package_id" bigint PRIMARY KEY NOT NULL,
	"customer_name" text,
	"customer_phone" text,
	"first_sent_at" timestamptz,
	"sent_at" timestamptz,
	"valid_until" date,
	"lost_reason" text,
	"lost_at" timestamptz,
	"remind_at" date,
	CONSTRAINT "package_statuses_lost_reason_check" CHECK ("package_statuses"."lost_reason" in ('harga', 'tanggal', 'hotel', 'pesaing', 'tidak-jadi', 'tidak-menjawab'))
);
--> statement-breakpoint
ALTER TABLE "package_statuses" ADD CONSTRAINT "package_statuses_package_id_fkey" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;