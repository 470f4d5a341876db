-- What links to traceability open. On a running system: one new table, and two wider checks behind a moment's lock; a server of the version before
-- opens no such link, and its list of links fails while there is one.
CREATE TABLE traced_subjects (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  id int GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('story', 'event', 'article', 'task')),
  -- of a story negative, where somebody took the article out of its story
  subject_id bigint NOT NULL,
  PRIMARY KEY (org_id, id),
  UNIQUE (org_id, kind, subject_id)
);
COMMENT ON TABLE traced_subjects IS 'owner: traceability. Subjects that were shared; a link knows one number alone.';
CALL protect_by_organisation('traced_subjects');

ALTER TABLE shares DROP CONSTRAINT shares_layout_check;
ALTER TABLE shares ADD CONSTRAINT shares_layout_check
  CHECK (layout IN ('article', 'web', 'ad', 'found', 'report', 'topic', 'crisis', 'crisisCharts', 'spread')) NOT VALID;
ALTER TABLE shares DROP CONSTRAINT shares_articles_check;
ALTER TABLE shares ADD CONSTRAINT shares_articles_check
  CHECK (cardinality(articles) <= 500 AND (cardinality(articles) = 0) = (object_id IS NOT NULL) AND (layout IN ('report', 'topic', 'crisis', 'crisisCharts', 'spread')) = (object_id IS NOT NULL)) NOT VALID;
