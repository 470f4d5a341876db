-- What is left of shares of articles, told between web processes. On a running system: one new table, nothing waits.

-- Of names that took much; what a power cut takes was worth a minute and a half.
CREATE UNLOGGED TABLE bucket_levels (
  kind text NOT NULL,
  name text NOT NULL,
  -- Below zero when several processes gave from one bucket before they knew of each other.
  level double precision NOT NULL,
  at timestamptz NOT NULL,
  full_at timestamptz NOT NULL,
  PRIMARY KEY (kind, name)
);
COMMENT ON TABLE bucket_levels IS 'owner: platform. Shared: how much organisations and their senders may hand in at this moment, over all web processes.';
GRANT SELECT, INSERT, UPDATE, DELETE ON bucket_levels TO guanlan_worker;
