-- Sessions that were ended while access tokens of theirs may still be held somewhere. A new table only; nothing running is touched. A
-- server of the version before goes on accepting such tokens until they expire (5 minutes), as it did.
CREATE TABLE ended_sessions (
  session_id text PRIMARY KEY,
  until timestamptz NOT NULL
);
COMMENT ON TABLE ended_sessions IS 'owner: accounts. Shared: sessions whose tokens are refused though they have not expired.';
COMMENT ON COLUMN ended_sessions.until IS 'when the last token of the session has expired by itself; the row is deleted after that';
GRANT SELECT, INSERT, UPDATE, DELETE ON ended_sessions TO guanlan_worker;
