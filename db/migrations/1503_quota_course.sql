-- How much of each quota an organisation used, day by day. On a running system: a new table, filled from now on. A server of the version before goes on.
CREATE TABLE quota_course (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  quota text NOT NULL,
  day date NOT NULL,
  used bigint NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, quota, day)
);
COMMENT ON TABLE quota_course IS 'owner: platform. Of quotas that are counted: the most that was used on a day of the organisation; 400 days.';
CALL protect_by_organisation('quota_course');
