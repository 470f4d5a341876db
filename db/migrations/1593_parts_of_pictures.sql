-- A picture that was cut is found by nine parts of the whole, and candidates by bands of 16 bits: two hashes that differ in seven bits at most have a band that differs in
-- one bit at most. On a running system: the bands of stored pictures are computed once; their parts stay unknown.
CREATE FUNCTION picture_bands(hashes bit(64)[]) RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT (band << 16) | ((h::bigint >> (48 - 16 * band)) & 65535)::int) FROM unnest(hashes) h, generate_series(0, 3) band WHERE h IS NOT NULL
$$;
ALTER TABLE picture_hashes ADD COLUMN tiles bit(64)[];
ALTER TABLE picture_hashes ADD COLUMN bands int[] GENERATED ALWAYS AS (picture_bands(ARRAY[hash, mirrored] || coalesce(tiles, '{}'))) STORED;
CREATE INDEX picture_hashes_by_band ON picture_hashes USING gin (bands);

-- By the index, which a statement under row security may not use: whose pictures they are is said by the organisation of the transaction.
CREATE FUNCTION picture_candidates(probes int[]) RETURNS TABLE (article_id bigint, address text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT p.article_id, p.address FROM picture_hashes p
  WHERE p.org_id = nullif(current_setting('app.org', true), '')::int AND p.bands && probes
$$;
REVOKE ALL ON FUNCTION picture_candidates FROM PUBLIC;
GRANT EXECUTE ON FUNCTION picture_candidates TO guanlan_app;
