-- A shared link opens a board. On a running system: a wider check behind a moment's lock; a server of the version before opens no such link, and its
-- list of links fails while there is one.
ALTER TABLE shares DROP CONSTRAINT shares_layout_check;
ALTER TABLE shares ADD CONSTRAINT shares_layout_check
  CHECK (layout IN ('article', 'web', 'ad', 'found', 'report', 'topic', 'crisis', 'crisisCharts', 'event', 'eventAnalysis', 'eventPage', 'spread', 'board')) NOT VALID;
COMMENT ON COLUMN shares.object_id IS 'the report, topic, crisis, event or board, where the link opens one; null: it opens its articles';
