-- The processes of an installation: who is there, and what they count together. On a running system: two new tables, nothing waits.

-- A process writes its line every few seconds and removes it when it stops; the line of one that died stays for an hour.
CREATE TABLE process_beats (
  id uuid PRIMARY KEY,
  host text NOT NULL,
  pid int NOT NULL,
  role text NOT NULL CHECK (role IN ('all', 'web', 'worker')),
  version text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  memory_bytes bigint NOT NULL,
  -- Of what it matches with; NULL where it does not match.
  rules_version text,
  lag_ms double precision
);
COMMENT ON TABLE process_beats IS 'owner: diagnostics. Shared: processes of the installation, and when each was last there.';
GRANT SELECT, INSERT, UPDATE, DELETE ON process_beats TO guanlan_worker;

-- Calls within the minute that began with the first, of those who ask much; what a power cut takes was worth a minute.
CREATE UNLOGGED TABLE call_counts (
  kind text NOT NULL,
  counted text NOT NULL,
  process uuid NOT NULL,
  calls int NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (kind, counted, process)
);
COMMENT ON TABLE call_counts IS 'owner: platform. Shared: how often persons and addresses asked which web process within a minute.';
GRANT SELECT, INSERT, UPDATE, DELETE ON call_counts TO guanlan_worker;
