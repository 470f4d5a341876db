-- A shared link opens an event, its charts, or both, or how it spread. On a running system: two wider checks behind a moment's lock; a server of the
-- version before opens no such link, and its list of links fails while there is one.
ALTER TABLE shares DROP CONSTRAINT shares_layout_check;
ALTER TABLE shares ADD CONSTRAINT shares_layout_check
  CHECK (layout IN ('article', 'web', 'ad', 'found', 'report', 'topic', 'crisis', 'crisisCharts', 'event', 'eventAnalysis', 'eventPage', 'spread')) NOT VALID;
ALTER TABLE shares DROP CONSTRAINT shares_articles_check;
ALTER TABLE shares ADD CONSTRAINT shares_articles_check
  CHECK (cardinality(articles) <= 500 AND (cardinality(articles) = 0) = (object_id IS NOT NULL) AND (layout IN ('article', 'web', 'ad', 'found')) = (object_id IS NULL)) NOT VALID;
COMMENT ON COLUMN shares.object_id IS 'the report, topic, crisis or event, where the link opens one; null: it opens its articles';
