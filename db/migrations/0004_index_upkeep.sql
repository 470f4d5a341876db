-- Moves what waits in the pending lists of the text index into the index, so that searches need not read it. Only an owner may do
-- that, hence a function. Cheap when nothing waits; takes no lock that a reader or writer would notice.
CREATE FUNCTION clean_gram_index() RETURNS bigint LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(gin_clean_pending_list(i.indexrelid)), 0)::bigint
  FROM pg_inherits h JOIN pg_index i ON i.indrelid = h.inhrelid JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam
  WHERE h.inhparent = 'article_grams'::regclass AND a.amname = 'gin'
$$;
REVOKE ALL ON FUNCTION clean_gram_index FROM PUBLIC;
GRANT EXECUTE ON FUNCTION clean_gram_index TO guanlan_worker;
