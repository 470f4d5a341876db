-- How an organisation reads: its own words, stop words and dimensions, and what its corrections of sentiment teach. What that changes about
-- an article stands beside the organisation's other facts of it; the article itself stays what it is for everybody.
--
-- On a running system: columns without default touch no row, the new index reads the table once, and nothing is read again until an
-- organisation sets something.
CREATE TABLE vocabularies (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  -- words: kept whole when texts are cut. stopWords: never keywords or hot words. dimension: what a negative article is about.
  use text NOT NULL CHECK (use IN ('words', 'stopWords', 'dimension')),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 50),
  words text[] NOT NULL DEFAULT '{}' CHECK (cardinality(words) <= 2000),
  -- of a dimension only: words that say it less surely, and which one of the general table it stands in place of
  hints text[] NOT NULL DEFAULT '{}' CHECK (cardinality(hints) <= 2000),
  replaces text,
  enabled boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by int,
  UNIQUE (org_id, use, name),
  UNIQUE (org_id, replaces),
  CHECK (use = 'dimension' OR (replaces IS NULL AND hints = '{}'))
);
COMMENT ON TABLE vocabularies IS 'owner: vocabularies';
CALL protect_by_organisation('vocabularies');

-- What the corrections of an organisation teach: weights on top of the model's, for runs of characters by bucket.
CREATE TABLE sentiment_adjustments (
  org_id int PRIMARY KEY REFERENCES organisations ON DELETE CASCADE,
  -- switched on by the organisation, and proven: on articles left out while learning it was right more often than without
  enabled boolean NOT NULL DEFAULT true,
  proven boolean NOT NULL DEFAULT false,
  -- the newest correction that was learned from
  learned_to timestamptz,
  learned_at timestamptz,
  examples int NOT NULL DEFAULT 0,
  -- of the examples left out while learning: right with and without the adjustment, 0 to 1
  right_with real,
  right_without real,
  weights bytea
);
COMMENT ON TABLE sentiment_adjustments IS 'owner: articles';
CALL protect_by_organisation('sentiment_adjustments');

-- The newest reading of each organisation that has one of its own, and how far its stored articles have been read again with it.
CREATE TABLE own_readings (
  org_id int PRIMARY KEY REFERENCES organisations ON DELETE CASCADE,
  version bigint NOT NULL DEFAULT 1,
  reading bigint NOT NULL DEFAULT 0,
  begun_in xid8,
  published_before timestamptz,
  id_before bigint,
  finished boolean NOT NULL DEFAULT true
);
COMMENT ON TABLE own_readings IS 'owner: vocabularies';
CALL protect_by_organisation('own_readings');

CREATE FUNCTION note_own_reading() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  org int := coalesce(NEW.org_id, OLD.org_id);
BEGIN
  -- An organisation that is being deleted reads nothing any more.
  IF NOT EXISTS (SELECT 1 FROM organisations WHERE id = org) THEN RETURN NULL; END IF;
  INSERT INTO own_readings (org_id) VALUES (org) ON CONFLICT (org_id) DO UPDATE SET version = own_readings.version + 1;
  PERFORM pg_notify('own_readings', org::text);
  RETURN NULL;
END $$;
CREATE TRIGGER vocabularies_note_change AFTER INSERT OR UPDATE OR DELETE ON vocabularies FOR EACH ROW EXECUTE FUNCTION note_own_reading();
-- What is unproven says nothing.
CREATE TRIGGER sentiment_adjustments_note_first AFTER INSERT ON sentiment_adjustments FOR EACH ROW WHEN (NEW.proven) EXECUTE FUNCTION note_own_reading();
CREATE TRIGGER sentiment_adjustments_note_change AFTER UPDATE OF enabled, proven, weights ON sentiment_adjustments FOR EACH ROW
  WHEN (OLD.proven OR NEW.proven) EXECUTE FUNCTION note_own_reading();
-- Each minute somebody asks whose corrections are newer than what was learned from them.
CREATE INDEX org_articles_corrected ON org_articles (org_id, corrected_at DESC) INCLUDE (cluster_id) WHERE corrected_at IS NOT NULL;

-- What the organisation's own reading says where it is not what the article says: its judgement (a person's word stands above it), its
-- keywords, its dimension ('' for none).
ALTER TABLE org_articles
  ADD COLUMN own_sentiment smallint,
  ADD COLUMN own_level smallint,
  ADD COLUMN keywords text[],
  ADD COLUMN dimension text;
