-- On a running system: a column with a constant default, and a small index.
-- True: its changes were thinned, 30 days after it was last seen.
ALTER TABLE hot_topics ADD COLUMN thinned boolean NOT NULL DEFAULT false;
CREATE INDEX hot_topics_to_thin ON hot_topics (last_seen) WHERE NOT thinned;
