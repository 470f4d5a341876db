-- Moves what waits in the list of one part of the text index into it: while articles pour in, the part that has most waiting is filed beside
-- the batches. On a running system: a function; nobody waits.
CREATE FUNCTION clean_gram_part(part oid) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT gin_clean_pending_list(i.indexrelid)
  FROM pg_inherits h JOIN pg_index i ON i.indrelid = h.inhrelid JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
  WHERE h.inhparent = 'article_grams'::regclass AND h.inhrelid = part AND a.amname = 'gin'
$$;
REVOKE ALL ON FUNCTION clean_gram_part FROM PUBLIC;
GRANT EXECUTE ON FUNCTION clean_gram_part TO guanlan_worker;
