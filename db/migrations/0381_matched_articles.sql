-- What programs follow as a stream. On a running system: a new table, and a trigger on `hits` (behind a moment's lock) that writes nothing while an
-- organisation has no key. A server of the version before goes on.

CREATE TABLE matched_articles (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  id bigint GENERATED ALWAYS AS IDENTITY,
  monitor_id int NOT NULL,
  article_id bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, transaction, id)
);
COMMENT ON TABLE matched_articles IS 'owner: open-api. Hits of organisations with a key, in the order of the transactions that made them; kept for 7 days.';
COMMENT ON COLUMN matched_articles.transaction IS 'a reader goes up to the oldest one still open: numbers are drawn before they are committed';
CALL protect_by_organisation('matched_articles');
REVOKE INSERT, UPDATE, DELETE ON matched_articles FROM guanlan_app;
CREATE INDEX matched_articles_by_time ON matched_articles (at);

-- A removed hit (a filter took it) is not told; nor is a known one that an edited rule finds again.
CREATE FUNCTION note_matched_articles() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO matched_articles (org_id, monitor_id, article_id)
  SELECT h.org_id, h.monitor_id, h.article_id FROM fresh h
  WHERE h.removed_at IS NULL AND EXISTS (SELECT FROM api_keys k WHERE k.org_id = h.org_id AND k.withdrawn_at IS NULL)
  ORDER BY h.org_id, h.article_id, h.monitor_id;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION note_matched_articles FROM PUBLIC;
CREATE TRIGGER note_matched_articles AFTER INSERT ON hits REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_matched_articles();
