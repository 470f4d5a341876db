-- On a running system: columns with constant defaults, two small tables, a function and a view made anew with two columns more; nothing is rewritten.
ALTER TABLE sources
  -- what a feed says of its own rhythm: {"ttlMinutes": 60, "skipHours": [0, 1], "skipDays": [0]}, hours and days of UTC
  ADD COLUMN asks jsonb NOT NULL DEFAULT '{}',
  -- it is due and not asked, since a budget of the day is spent: its own, its host's, or that of every organisation that wants it
  ADD COLUMN held_by text CHECK (held_by IN ('source', 'host', 'organisation')),
  -- where it says it has moved for good, and how often in a row
  ADD COLUMN moved_url text,
  ADD COLUMN moved_times smallint NOT NULL DEFAULT 0;
-- With those for robots.txt, pages and parts of site maps; `asked` counts visits.
ALTER TABLE source_hours ADD COLUMN requests int NOT NULL DEFAULT 0;

CREATE TABLE source_answers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source_id int NOT NULL REFERENCES sources ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  -- the address that answered
  url text NOT NULL,
  -- of HTTP; NULL: there was no answer
  status smallint,
  headers jsonb NOT NULL DEFAULT '{}',
  -- as text, cut
  body text NOT NULL DEFAULT '',
  bytes int NOT NULL DEFAULT 0,
  problem text
);
CREATE INDEX source_answers_of_source ON source_answers (source_id, id);
COMMENT ON TABLE source_answers IS 'owner: pipeline. Shared: the last answers of each source that said something new or went wrong.';

CREATE TABLE source_moves (
  source_id int NOT NULL REFERENCES sources ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  from_url text NOT NULL,
  to_url text NOT NULL,
  PRIMARY KEY (source_id, at)
);
COMMENT ON TABLE source_moves IS 'owner: pipeline. Shared: addresses that followed a site which has moved for good.';

ALTER TABLE source_answers ENABLE ROW LEVEL SECURITY;
ALTER TABLE source_answers FORCE ROW LEVEL SECURITY;
CREATE POLICY upkeep ON source_answers TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY all_sources ON source_answers TO guanlan_worker USING (true) WITH CHECK (true);
CREATE POLICY of_visible_sources ON source_answers FOR SELECT TO guanlan_app USING (EXISTS (SELECT FROM sources s WHERE s.id = source_id));
GRANT SELECT ON source_answers TO guanlan_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON source_answers TO guanlan_worker;
ALTER TABLE source_moves ENABLE ROW LEVEL SECURITY;
ALTER TABLE source_moves FORCE ROW LEVEL SECURITY;
CREATE POLICY upkeep ON source_moves TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE POLICY all_sources ON source_moves TO guanlan_worker USING (true) WITH CHECK (true);
CREATE POLICY of_visible_sources ON source_moves FOR SELECT TO guanlan_app USING (EXISTS (SELECT FROM sources s WHERE s.id = source_id));
GRANT SELECT ON source_moves TO guanlan_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON source_moves TO guanlan_worker;

-- Has an organisation requests and bytes left for today? Without limits it has.
CREATE FUNCTION may_collect(of_org int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM org_limits l LEFT JOIN quota_uses u ON u.org_id = l.org_id AND u.quota = l.quota AND u.day = current_date
    WHERE l.org_id = of_org AND l.quota IN ('sourceRequestCount', 'sourceKilobyteCount') AND coalesce(u.used, 0) >= l.most)
$$;

CREATE OR REPLACE VIEW visible_sources WITH (security_invoker = true) AS
SELECT
  coalesce(o.org_id, nullif(current_setting('app.org', true), '')::int) AS org_id, s.id,
  coalesce(o.version, 1) AS version, coalesce(o.updated_at, s.created_at) AS updated_at, o.updated_by,
  s.url, s.kind, s.media_type, s.full_text, s.shared, o.org_id IS NOT NULL AS own,
  coalesce(o.name, s.name) AS name, coalesce(o.folder, '') AS folder, coalesce(o.note, '') AS note,
  CASE WHEN s.shared THEN s.enabled ELSE coalesce(o.enabled, false) END AS enabled,
  s.state, s.failures, s.last_error, s.last_asked_at, s.last_success_at, s.last_new_at, s.next_at, s.pace_seconds, s.rhythm, s.created_at,
  s.media_level, s.region, s.language,
  coalesce(s.last_new_at < now() - s.quiet_seconds * interval '1 second', false) AS silent,
  s.held_by
FROM sources s LEFT JOIN org_sources o ON o.source_id = s.id;
