ALTER TABLE "packages" ADD COLUMN "is_template" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "packages_templates" ON "packages" USING btree ("id") WHERE is_template;