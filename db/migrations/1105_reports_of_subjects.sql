-- Reports of something that a feature above keeps, as a crisis. On a running system: two columns without a default and an index over no row.
ALTER TABLE reports
  -- what it is made of: {"kind": "crisis", "id": 7}; null: of monitors
  ADD COLUMN subject jsonb CHECK (subject ? 'kind' AND subject ? 'id'),
  -- the permission without which nobody sees it
  ADD COLUMN needs text CHECK (length(needs) BETWEEN 1 AND 80);
CREATE INDEX reports_of_subjects ON reports (org_id, (subject ->> 'kind'), ((subject ->> 'id')::int)) WHERE subject IS NOT NULL;
