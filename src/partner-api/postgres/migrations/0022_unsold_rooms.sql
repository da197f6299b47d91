ALTER TABLE "packages" ALTER COLUMN "total_double" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ALTER COLUMN "total_triple" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ALTER COLUMN "total_quad" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ALTER COLUMN "rate_double" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ALTER COLUMN "rate_triple" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ALTER COLUMN "rate_quad" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ALTER COLUMN "rate_double_rajab_syaban" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ALTER COLUMN "rate_triple_rajab_syaban" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ALTER COLUMN "rate_quad_rajab_syaban" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ALTER COLUMN "rate_double_ramadhan" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ALTER COLUMN "rate_triple_ramadhan" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ALTER COLUMN "rate_quad_ramadhan" DROP NOT NULL;--> statement-breakpoint
-- Until now each room had to have a rate, so a room that was not sold had 0. The audit lists the hotels that had one.
CREATE FUNCTION rates_of(h hotels) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_build_object(
    'regular', jsonb_build_object('double', h.rate_double, 'triple', h.rate_triple, 'quad', h.rate_quad),
    'rajabSyaban', jsonb_build_object('double', h.rate_double_rajab_syaban, 'triple', h.rate_triple_rajab_syaban, 'quad', h.rate_quad_rajab_syaban),
    'ramadhan', jsonb_build_object('double', h.rate_double_ramadhan, 'triple', h.rate_triple_ramadhan, 'quad', h.rate_quad_ramadhan))
$$;--> statement-breakpoint
WITH before AS (SELECT id, rates_of(hotels) AS rates FROM hotels),
after AS (
  UPDATE hotels SET
    rate_double = nullif(rate_double, 0), rate_triple = nullif(rate_triple, 0), rate_quad = nullif(rate_quad, 0),
    rate_double_rajab_syaban = nullif(rate_double_rajab_syaban, 0),
    rate_triple_rajab_syaban = nullif(rate_triple_rajab_syaban, 0),
    rate_quad_rajab_syaban = nullif(rate_quad_rajab_syaban, 0),
    rate_double_ramadhan = nullif(rate_double_ramadhan, 0), rate_triple_ramadhan = nullif(rate_triple_ramadhan, 0),
    rate_quad_ramadhan = nullif(rate_quad_ramadhan, 0)
  WHERE 0 IN (rate_double, rate_triple, rate_quad, rate_double_rajab_syaban, rate_triple_rajab_syaban,
    rate_quad_rajab_syaban, rate_double_ramadhan, rate_triple_ramadhan, rate_quad_ramadhan)
  RETURNING id, city, name, rates_of(hotels) AS rates)
INSERT INTO audit (at, user_name, address, event, resource, record_id, label, before, after)
SELECT now(), 'Pembaruan program', '', 'update', 'hotel/' || after.city, after.id, left(after.name, 200),
  jsonb_build_object('rates', before.rates), jsonb_build_object('rates', after.rates)
FROM after JOIN before USING (id) ORDER BY after.id;--> statement-breakpoint
DROP FUNCTION rates_of(hotels);--> statement-breakpoint
-- A saved package with such a hotel has a total that lacks the hotel: nobody may be offered it.
DO $$
DECLARE saved record; fixed jsonb; city text; room text;
BEGIN
  FOR saved IN SELECT s.package_id, s.snapshot, p.nama_paket FROM package_snapshots s JOIN packages p ON p.id = s.package_id
    WHERE s.snapshot @? '$.hotels.*.perJamaah.* ? (@ == 0)' ORDER BY p.id
  LOOP
    fixed := saved.snapshot;
    FOREACH room IN ARRAY ARRAY['double', 'triple', 'quad'] LOOP
      FOREACH city IN ARRAY ARRAY['makkah', 'madinah'] LOOP
        CONTINUE WHEN saved.snapshot #> ARRAY['hotels', city, 'perJamaah', room] IS DISTINCT FROM '0'::jsonb;
        fixed := jsonb_set(fixed, ARRAY['hotels', city, 'perJamaah', room], 'null');
        fixed := jsonb_set(fixed, ARRAY['hotels', city, 'rupiah', room], 'null');
        fixed := jsonb_set(fixed, ARRAY['hotels', city, 'sar', room], 'null');
        fixed := jsonb_set(fixed, ARRAY['tourLeaderCost', room], 'null');
        fixed := jsonb_set(fixed, ARRAY['totals', room], 'null');
      END LOOP;
    END LOOP;
    UPDATE package_snapshots SET snapshot = fixed WHERE package_id = saved.package_id;
    UPDATE packages SET total_double = (fixed #>> '{totals,double}')::float8,
      total_triple = (fixed #>> '{totals,triple}')::float8, total_quad = (fixed #>> '{totals,quad}')::float8
    WHERE id = saved.package_id;
    INSERT INTO audit (at, user_name, address, event, resource, record_id, label, before, after)
    VALUES (now(), 'Pembaruan program', '', 'update', 'umroh-regular', saved.package_id, left(saved.nama_paket, 200),
      jsonb_build_object('totals', saved.snapshot -> 'totals'), jsonb_build_object('totals', fixed -> 'totals'));
  END LOOP;
END $$;
