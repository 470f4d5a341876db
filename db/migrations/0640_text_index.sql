-- What a text index outside the database has to follow (docs/decisions/0024). On a running system: one short lock of articles while triggers are made; they
-- write nothing while there is no such index.

-- One row for each index beside the database. `filled_below`: articles with this id and above are in it; NULL when nothing is yet, 0 when all are.
CREATE TABLE text_indexes (
  name text PRIMARY KEY,
  made_at timestamptz NOT NULL DEFAULT now(),
  filled_below bigint,
  filled_at timestamptz,
  -- Articles that were missing or too many when both were compared, ever.
  repaired int NOT NULL DEFAULT 0
);
COMMENT ON TABLE text_indexes IS 'owner: articles. Shared: indexes of texts in OpenSearch, and how far they are filled.';

-- Written in the transaction that changes an article; it goes when every index holds the change and shows it. Until then the database answers for it.
CREATE TABLE text_index_changes (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  article_id bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Why the index did not take it; tried again an hour later.
  refused text,
  refused_at timestamptz
);
COMMENT ON TABLE text_index_changes IS 'owner: articles. Shared: articles that an index of texts does not show as they are yet.';
GRANT SELECT, INSERT, UPDATE, DELETE ON text_indexes, text_index_changes TO guanlan_worker;

-- Rises with every look at articles: what was read later has the higher number.
CREATE SEQUENCE text_index_versions;
GRANT USAGE ON SEQUENCE text_index_versions TO guanlan_worker;

-- Ids alone, and what an organisation may see of them is asked with the articles.
CREATE FUNCTION text_index_behind(most int) RETURNS TABLE (article_id bigint) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT DISTINCT c.article_id FROM text_index_changes c LIMIT most
$$;
-- Is the index whole, not one that is being filled?
CREATE FUNCTION text_index_ready(asked text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM text_indexes WHERE name = asked AND filled_at IS NOT NULL)
$$;
REVOKE EXECUTE ON FUNCTION text_index_behind, text_index_ready FROM public;
GRANT EXECUTE ON FUNCTION text_index_behind, text_index_ready TO guanlan_app, guanlan_worker;

CREATE FUNCTION note_text_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM text_indexes) THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO text_index_changes (article_id)
    SELECT n.id FROM new_rows n JOIN old_rows o USING (id)
    WHERE (n.title, n.body, n.corps, n.brands, n.products) IS DISTINCT FROM (o.title, o.body, o.corps, o.brands, o.products);
  ELSE
    INSERT INTO text_index_changes (article_id) SELECT id FROM changed;
  END IF;
  NOTIFY text_index;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION note_text_changes FROM public;
CREATE TRIGGER articles_note_text_added AFTER INSERT ON articles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_text_changes();
CREATE TRIGGER articles_note_text_gone AFTER DELETE ON articles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_text_changes();
CREATE TRIGGER articles_note_text_changed AFTER UPDATE ON articles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION note_text_changes();
