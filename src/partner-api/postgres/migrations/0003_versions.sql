-- A save may name the version that it is based on.
ALTER TABLE "packages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
