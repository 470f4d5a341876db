-- What was counted for indices day by day, by a worker after midnight. A new table; nothing that runs is touched.
CREATE TABLE index_days (
  org_id int NOT NULL,
  index_id int NOT NULL,
  -- a day by the calendar of the organisation
  day date NOT NULL,
  -- of what and by which clock it was counted: what was counted for another subject or zone is not its day
  subject text NOT NULL,
  -- null: nothing was published
  amounts jsonb,
  is_disturbed boolean NOT NULL,
  is_empty boolean NOT NULL,
  counted_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, index_id, day),
  FOREIGN KEY (org_id, index_id) REFERENCES index_tasks ON DELETE CASCADE
);
COMMENT ON TABLE index_days IS 'owner: index-tasks';
CALL protect_by_organisation('index_days');
