-- A shared link opens what another feature made, too: a report. On a running system: two columns that rewrite no row and two wider checks, behind a
-- moment's lock; a server of the version before opens no such link, and its list of links fails while there is one.
ALTER TABLE shares
  ADD COLUMN object_id bigint,
  ADD COLUMN downloads boolean NOT NULL DEFAULT false;
ALTER TABLE shares DROP CONSTRAINT shares_layout_check;
ALTER TABLE shares ADD CONSTRAINT shares_layout_check CHECK (layout IN ('article', 'web', 'ad', 'found', 'report')) NOT VALID;
ALTER TABLE shares DROP CONSTRAINT shares_articles_check;
ALTER TABLE shares ADD CONSTRAINT shares_articles_check
  CHECK (cardinality(articles) <= 500 AND (cardinality(articles) = 0) = (object_id IS NOT NULL) AND (layout = 'report') = (object_id IS NOT NULL)) NOT VALID;
CREATE INDEX shares_of_object ON shares (org_id, layout, object_id, id DESC) WHERE object_id IS NOT NULL;
COMMENT ON COLUMN shares.object_id IS 'the report, where the link opens one; null: it opens its articles';
COMMENT ON COLUMN shares.downloads IS 'whoever holds the link may have files of it';
