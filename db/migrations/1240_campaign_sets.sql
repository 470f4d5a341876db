-- Articles of campaigns become sets of articles, as those of crises and events are, and a deleted campaign lies in the bin until it goes for good. On a running
-- system: joins are copied and a column is dropped, which rewrites nothing; a server of before fails on lists of articles until it is replaced. Joins made before
-- are taken back no more: what was kept of them named the column.
ALTER TABLE article_sets DROP CONSTRAINT article_sets_kind_check, ADD CONSTRAINT article_sets_kind_check CHECK (kind IN ('crisis', 'event', 'campaign'));
ALTER TABLE article_set_members DROP CONSTRAINT article_set_members_how_check,
  ADD CONSTRAINT article_set_members_how_check CHECK (how IN ('hand', 'rule', 'story', 'incident', 'match'));

ALTER TABLE activities ADD COLUMN binned_at timestamptz;
DROP INDEX activities_by_name;
CREATE UNIQUE INDEX activities_by_name ON activities (org_id, name) WHERE binned_at IS NULL;

INSERT INTO article_sets (org_id, kind, id, name, began_at) SELECT org_id, 'campaign', id, name, start_time FROM activities;
INSERT INTO article_set_members (org_id, kind, set_id, article_id, published_at, how, put_at)
  SELECT DISTINCT w.org_id, 'campaign', a.id, w.article_id, w.published_at, 'hand', now()
  FROM article_work w, unnest(w.activities) j (id), activities a WHERE a.org_id = w.org_id AND a.id = j.id;
ALTER TABLE article_work DROP COLUMN activities;
DELETE FROM operation_rows WHERE subject_table = 'article_work' AND act = 'U' AND before - 'activities' = '{}' AND after - 'activities' = '{}';
UPDATE operation_rows SET before = before - 'activities', after = after - 'activities'
  WHERE subject_table = 'article_work' AND (before ? 'activities' OR after ? 'activities');

-- Open screens hear of campaigns and of their articles, as they do of events (1150).
CREATE OR REPLACE FUNCTION tell_set_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(CASE c.kind WHEN 'crisis' THEN 'crises' WHEN 'event' THEN 'events' ELSE 'campaigns' END, c.org_id::text) FROM (SELECT DISTINCT org_id, kind FROM changed) c;
  RETURN NULL;
END $$;
CREATE FUNCTION note_campaign_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('campaigns', coalesce(NEW.org_id, OLD.org_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER activities_note_change AFTER INSERT OR UPDATE OR DELETE ON activities FOR EACH ROW EXECUTE FUNCTION note_campaign_change();
