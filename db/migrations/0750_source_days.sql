-- How sources fared beyond 35 days: a row a day in place of 24. On a running system: one new, empty table; it fills as hours grow old.
CREATE TABLE source_days (
  source_id int NOT NULL REFERENCES sources ON DELETE CASCADE,
  -- of UTC; bit n of each number is hour n
  day date NOT NULL,
  -- hours in which it was asked
  asked int NOT NULL CHECK (asked > 0),
  -- of them those in which every question failed
  failed int NOT NULL,
  -- those in which it brought something
  fresh int NOT NULL,
  PRIMARY KEY (source_id, day)
);
CREATE INDEX source_days_by_day ON source_days (day);
COMMENT ON TABLE source_days IS 'owner: pipeline. Shared: in which hours each source was asked, failed and brought something, beyond the 35 days of source_hours, for 13 months.';
ALTER TABLE source_days ENABLE ROW LEVEL SECURITY;
ALTER TABLE source_days FORCE ROW LEVEL SECURITY;
CREATE POLICY upkeep ON source_days TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY all_sources ON source_days TO guanlan_worker USING (true) WITH CHECK (true);
CREATE POLICY of_visible_sources ON source_days FOR SELECT TO guanlan_app
  USING (EXISTS (SELECT FROM sources s WHERE s.id = source_id));
GRANT SELECT ON source_days TO guanlan_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON source_days TO guanlan_worker;
