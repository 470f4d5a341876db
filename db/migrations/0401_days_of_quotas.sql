-- Days of quotas are those of the organisation, and what is nearly used up is noted for its administrators. On a running system: two
-- functions and a new table; a server of the version before goes on counting by the day of the database, so that until it is gone a day's
-- quota may be spent twice around midnight.

-- The day that counts now, of daily quotas and (its month) of monthly ones.
CREATE FUNCTION quota_day(of_org int) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT (now() AT TIME ZONE o.time_zone)::date FROM organisations o WHERE o.id = of_org), current_date)
$$;

CREATE OR REPLACE FUNCTION may_collect(of_org int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM org_limits l LEFT JOIN quota_uses u ON u.org_id = l.org_id AND u.quota = l.quota AND u.day = quota_day(of_org)
    WHERE l.org_id = of_org AND l.quota IN ('sourceRequestCount', 'sourceKilobyteCount') AND coalesce(u.used, 0) >= l.most)
$$;

CREATE TABLE quota_marks (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  quota text NOT NULL,
  most bigint NOT NULL,
  percent int NOT NULL CHECK (percent IN (90, 100)),
  day date NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT now(),
  told_at timestamptz,
  PRIMARY KEY (org_id, quota, most, percent, day)
);
CREATE INDEX quota_marks_to_tell ON quota_marks (noted_at) WHERE told_at IS NULL;
COMMENT ON TABLE quota_marks IS 'owner: billing. Limits that were nearly or wholly used, each noted once, and when administrators were told.';
COMMENT ON COLUMN quota_marks.day IS 'of a daily quota its day, of a monthly one the first of its month, of others 1970-01-01: they are told once a limit';
CALL protect_by_organisation('quota_marks');
REVOKE UPDATE, DELETE ON quota_marks FROM guanlan_app;
