-- Clipping books in an order and with titles of one's own, whole texts in them, links to them. On a running system: two new, empty tables; a check of shares allows one layout more.
CREATE TABLE book_plans (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  activity_id int NOT NULL,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  updated_by int,
  entries jsonb NOT NULL,                       -- in their order: of (online, offline), id, title, out
  PRIMARY KEY (org_id, activity_id),
  FOREIGN KEY (org_id, activity_id) REFERENCES activities (org_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE book_plans IS 'owner: results. Order and titles of clipping books, as people made them.';
CALL protect_by_organisation('book_plans');
CALL keep_history('book_plans', '{activity_id}');

CREATE TABLE book_settings (
  org_id int PRIMARY KEY REFERENCES organisations ON DELETE CASCADE,
  whole_texts boolean NOT NULL
);
COMMENT ON TABLE book_settings IS 'owner: results. Whether clipping books have whole texts of publishers, or excerpts and links.';
CALL protect_by_organisation('book_settings');
CALL keep_history('book_settings', '{org_id}');

ALTER TABLE shares DROP CONSTRAINT shares_layout_check;
ALTER TABLE shares ADD CONSTRAINT shares_layout_check
  CHECK (layout IN ('article', 'web', 'ad', 'found', 'report', 'topic', 'crisis', 'crisisCharts', 'event', 'eventAnalysis', 'eventPage', 'spread', 'board', 'book')) NOT VALID;
COMMENT ON COLUMN shares.object_id IS 'the report, topic, crisis, event, board or campaign, where the link opens one; null: it opens its articles';
