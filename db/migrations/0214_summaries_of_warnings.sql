-- Receivers to whom something of a warning is to be told later, and times at which a warning tells. On a running system: one new, empty table and one column with a default.
ALTER TABLE warnings ADD COLUMN cycle text[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN warnings.cycle IS 'At these times of the day (09:00) instead of at once, in the zone of the organisation; empty: at once.';
UPDATE warning_versions SET draft = draft || '{"cycle": []}';

CREATE TABLE warning_waiting (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  -- as deliveries name a receiver
  channel text NOT NULL,
  address text NOT NULL,
  warning_id int NOT NULL,
  -- what was to be told from then on is in the summary
  since timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  why text NOT NULL CHECK (why IN ('hours', 'cycle', 'minute', 'storm')),
  PRIMARY KEY (org_id, channel, address, warning_id)
);
CREATE INDEX warning_waiting_due ON warning_waiting (due_at);
COMMENT ON TABLE warning_waiting IS 'owner: warnings. Who is told of a warning later, all at once; of which incidents is read when it is due.';
CALL protect_by_organisation('warning_waiting');
