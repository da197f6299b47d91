-- Rates by season; before, a hotel had one rate and the API multiplied it. A quote records when it was priced.
ALTER TABLE "hotels" ALTER COLUMN "distance" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "rate_double_rajab_syaban" double precision;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "rate_triple_rajab_syaban" double precision;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "rate_quad_rajab_syaban" double precision;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "rate_double_ramadhan" double precision;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "rate_triple_ramadhan" double precision;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "rate_quad_ramadhan" double precision;--> statement-breakpoint
update hotels set
	rate_double_rajab_syaban = rate_double * 12 / 10,
	rate_triple_rajab_syaban = rate_triple * 12 / 10,
	rate_quad_rajab_syaban = rate_quad * 12 / 10,
	rate_double_ramadhan = rate_double * 18 / 10,
	rate_triple_ramadhan = rate_triple * 18 / 10,
	rate_quad_ramadhan = rate_quad * 18 / 10;--> statement-breakpoint
alter table hotels
	alter column rate_double_rajab_syaban set not null,
	alter column rate_triple_rajab_syaban set not null,
	alter column rate_quad_rajab_syaban set not null,
	alter column rate_double_ramadhan set not null,
	alter column rate_triple_ramadhan set not null,
	alter column rate_quad_ramadhan set not null;--> statement-breakpoint
update package_snapshots set snapshot = snapshot || jsonb_build_object('pricedAt', floor(extract(epoch from packages.created_at) * 1000)::bigint)
	from packages where packages.id = package_snapshots.package_id;
