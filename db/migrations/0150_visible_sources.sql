-- On a running system: two columns (one with a constant default), a small table and a view; nothing is rewritten.
-- After so many seconds without anything new a source is silent against its own habit; NULL: too little is known of it.
ALTER TABLE sources ADD COLUMN quiet_seconds int;
-- Entries by how long after their publication they were seen: up to 1, 5, 15, 60 minutes, 3, 6, 12, 24 hours, and later.
ALTER TABLE source_hours ADD COLUMN delays int[] NOT NULL DEFAULT '{0,0,0,0,0,0,0,0,0}';

-- What an organisation sees: the shared sources and its own, one row each. Row-level security of the tables decides.
CREATE VIEW visible_sources WITH (security_invoker = true) AS
SELECT
  coalesce(o.org_id, nullif(current_setting('app.org', true), '')::int) AS org_id, s.id,
  coalesce(o.version, 1) AS version, coalesce(o.updated_at, s.created_at) AS updated_at, o.updated_by,
  s.url, s.kind, s.media_type, s.full_text, s.shared, o.org_id IS NOT NULL AS own,
  coalesce(o.name, s.name) AS name, coalesce(o.folder, '') AS folder, coalesce(o.note, '') AS note,
  CASE WHEN s.shared THEN s.enabled ELSE coalesce(o.enabled, false) END AS enabled,
  s.state, s.failures, s.last_error, s.last_asked_at, s.last_success_at, s.last_new_at, s.next_at, s.pace_seconds, s.rhythm, s.created_at,
  s.media_level, s.region, s.language,
  coalesce(s.last_new_at < now() - s.quiet_seconds * interval '1 second', false) AS silent
FROM sources s LEFT JOIN org_sources o ON o.source_id = s.id;
GRANT SELECT ON visible_sources TO guanlan_app;

CREATE TABLE source_detections (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  task_id bigint NOT NULL,
  position int NOT NULL,
  written text NOT NULL,
  -- as the call answers it
  found jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, task_id, position)
);
CREATE INDEX source_detections_by_time ON source_detections (at);
COMMENT ON TABLE source_detections IS 'owner: sources. What was found behind many addresses, for seven days.';
CALL protect_by_organisation('source_detections');

CREATE INDEX refused_items_by_source ON refused_items (source, id);
