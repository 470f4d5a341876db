-- What people have read stands in a narrow table of its own: a mark is one row, and no longer a new copy of the facts and of every hit.
--
-- On a running system: reads the facts once and writes the marks there are. Servers of the version before go on marking in the old columns,
-- and a trigger brings that here; no statement of this version fires it. A later file removes both.
CREATE TABLE read_marks (
  org_id int NOT NULL,
  article_id bigint NOT NULL,
  published_at timestamptz NOT NULL,
  read_at timestamptz NOT NULL,
  read_by int,
  PRIMARY KEY (org_id, article_id)
);
COMMENT ON TABLE read_marks IS 'owner: articles. An article that somebody of the organisation has read.';
CALL protect_by_organisation('read_marks');

CREATE FUNCTION follow_read_mark() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.read_at IS NULL THEN
    DELETE FROM read_marks WHERE org_id = NEW.org_id AND article_id = NEW.article_id;
  ELSE
    INSERT INTO read_marks (org_id, article_id, published_at, read_at, read_by)
      VALUES (NEW.org_id, NEW.article_id, NEW.published_at, NEW.read_at, NEW.read_by) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER org_articles_follow_read_mark AFTER UPDATE OF read_at ON org_articles FOR EACH ROW EXECUTE FUNCTION follow_read_mark();

INSERT INTO read_marks (org_id, article_id, published_at, read_at, read_by)
  SELECT org_id, article_id, published_at, read_at, read_by FROM org_articles WHERE read_at IS NOT NULL ON CONFLICT DO NOTHING;
CREATE INDEX read_marks_by_time ON read_marks (org_id, published_at);
