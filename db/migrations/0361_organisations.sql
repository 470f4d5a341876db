-- What operators keep of an organisation, and the bin. On a running system: columns with constant defaults are added, nothing is rewritten; the index
-- takes milliseconds. A server of the version before goes on.
ALTER TABLE organisations
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN industry text NOT NULL DEFAULT '',
  ADD COLUMN contact text NOT NULL DEFAULT '',
  ADD COLUMN host_names text[] NOT NULL DEFAULT '{}',
  ADD COLUMN notes text NOT NULL DEFAULT '',
  ADD COLUMN disabled_at timestamptz,
  ADD COLUMN deleted_at timestamptz;
UPDATE organisations SET disabled_at = now() WHERE NOT enabled;
COMMENT ON COLUMN organisations.notes IS 'of the operator, never shown to members';
COMMENT ON COLUMN organisations.disabled_at IS 'since when nobody enters; null while enabled';
COMMENT ON COLUMN organisations.deleted_at IS 'since when it lies in the bin; it comes back within 30 days';
CREATE INDEX organisations_by_name ON organisations (name, id);
