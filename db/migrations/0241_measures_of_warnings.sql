-- Volume, growth, share and silence of warnings. On a running system: two new, empty tables and one column without a default; nothing is rewritten.
CREATE TABLE warning_minutes (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  warning_id int NOT NULL,
  minute timestamptz NOT NULL,
  articles int NOT NULL,
  negative int NOT NULL,
  -- as they were when the articles came; at most a thousand
  story_ids bigint[] NOT NULL,
  -- the newest five
  article_ids bigint[] NOT NULL,
  PRIMARY KEY (org_id, warning_id, minute)
) WITH (fillfactor = 80);
CREATE INDEX warning_minutes_by_time ON warning_minutes USING brin (minute);
COMMENT ON TABLE warning_minutes IS 'owner: warnings. What fitted a warning by minute of arrival, for 30 days; only of warnings with conditions that count.';
CALL protect_by_organisation('warning_minutes');

CREATE TABLE warning_measures (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  warning_id int NOT NULL,
  -- of what the minutes were counted by; another one has them counted anew
  basis text,
  -- what was before is not known
  counted_since timestamptz,
  looked_at timestamptz,
  -- by condition: since when it holds, its incident, until when it keeps quiet
  courses jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (org_id, warning_id)
);
COMMENT ON TABLE warning_measures IS 'owner: warnings. How far each warning with conditions that count has been looked at.';
CALL protect_by_organisation('warning_measures');

-- The figures of an incident that no article but a count has raised; NULL: an event.
ALTER TABLE warning_incidents ADD COLUMN measured jsonb;
