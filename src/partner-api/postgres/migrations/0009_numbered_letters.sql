-- The index of names holds numbers (hashtext) in place of letters, and is built in a bit more than half the time.
-- Two runs of letters may have one number: each search compares the names that it finds anyway.
DROP INDEX "packages_name_grams";--> statement-breakpoint
drop function name_grams(bigint, text);--> statement-breakpoint
-- name_grams: every run of one, two and three letters of a name, once with its mitra ('12:umr') and once without (':umr').
create function name_grams(mitra bigint, name text) returns int[] language plpgsql immutable strict parallel safe as $$
  declare
    letters text[] := string_to_array(name, null);
    grams int[] := '{}';
    one text; two text; three text;
  begin
    for at in 1 .. coalesce(array_length(letters, 1), 0) loop
      one := ':' || letters[at];
      two := one || coalesce(letters[at + 1], '');
      three := two || coalesce(letters[at + 2], '');
      grams := grams || array[hashtext(mitra || one), hashtext(mitra || two), hashtext(mitra || three), hashtext(one), hashtext(two), hashtext(three)];
    end loop;
    return grams;
  end $$;--> statement-breakpoint
CREATE INDEX "packages_name_grams" ON "packages" USING gin (name_grams(mitra_id, search_name)) WITH (fastupdate=off);--> statement-breakpoint
-- Statistics of this index would cost each ANALYZE seconds. Without them the planner expects few rows of it, which is right.
ALTER INDEX "packages_name_grams" ALTER COLUMN 1 SET STATISTICS 0;
