-- The visits of open pages, counted by all processes together. Not logged: a visit waits for no disk and no standby.
CREATE UNLOGGED TABLE "page_visits" (
	"name" text PRIMARY KEY NOT NULL,
	"busy_until" double precision NOT NULL
);
--> statement-breakpoint
CREATE INDEX "page_visits_busy_until" ON "page_visits" USING btree ("busy_until");
