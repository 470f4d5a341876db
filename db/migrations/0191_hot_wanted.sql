-- On a running system: a new table and an empty column; boards are looked through once from their newest observation.
-- Until which observation it was looked through for what monitors want.
ALTER TABLE hot_boards ADD COLUMN wanted_until timestamptz;
CREATE TABLE hot_wanted (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  monitor_id int NOT NULL REFERENCES monitors ON DELETE CASCADE,
  event_id int NOT NULL REFERENCES hot_events ON DELETE CASCADE,
  began_at timestamptz NOT NULL,
  grew_at timestamptz NOT NULL,
  -- how it grew last: it began, came to a further platform, or reached the first 10, 3 or 1
  growth text NOT NULL CHECK (growth IN ('began', 'platform', 'rank')),
  platforms text[] NOT NULL,
  best_rank smallint NOT NULL,
  best_platform text NOT NULL,
  PRIMARY KEY (org_id, monitor_id, event_id)
);
CREATE INDEX hot_wanted_by_growth ON hot_wanted (org_id, grew_at DESC);
CREATE INDEX hot_wanted_of_event ON hot_wanted (event_id);
CREATE INDEX hot_wanted_of_monitor ON hot_wanted (monitor_id);
COMMENT ON TABLE hot_wanted IS 'owner: hot-lists. Events on boards that monitors want, a row each, and how they grew.';
CALL protect_by_organisation('hot_wanted');
