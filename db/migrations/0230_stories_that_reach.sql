-- Conditions over time of warnings. On a running system: columns with constant defaults on small tables, and a check that is exchanged for a wider one over a table that is read once for it.
ALTER TABLE warnings ADD COLUMN time_conditions jsonb NOT NULL DEFAULT '[]';
COMMENT ON COLUMN warnings.time_conditions IS 'Any of them; empty: each event is told with its first article.';
UPDATE warning_versions SET draft = draft || '{"time_conditions": []}';

-- False while the story has not reached what its warning waits for: it is counted and in no list.
ALTER TABLE warning_incidents ADD COLUMN reached boolean NOT NULL DEFAULT true;
-- The first hundred media, as many as a condition may ask for.
ALTER TABLE warning_incidents ADD COLUMN media_ids int[] NOT NULL DEFAULT '{}';

ALTER TABLE warning_incident_articles DROP CONSTRAINT warning_incident_articles_told_check;
ALTER TABLE warning_incident_articles ADD CONSTRAINT warning_incident_articles_told_check
  CHECK (told IN ('first', 'reached', 'level', 'mediaLevel', 'mediaType', 'tenfold', 'negative', 'repeat', 'byHand'));
