-- Stored texts are written again when the canonical text changes (engine/text/canonical.ts, CANONICAL_VERSION; docs/decisions/0030).
-- On a running system: an empty table.
CREATE TABLE text_renewals (
  version int PRIMARY KEY,
  -- articles from this id on are done in this round; NULL: the round has not begun
  below bigint,
  -- 1: at once; 2: an hour later, for what processes of the version before stored meanwhile; 3: done
  round int NOT NULL DEFAULT 1,
  started_at timestamptz NOT NULL DEFAULT now(),
  changed bigint NOT NULL DEFAULT 0
);
COMMENT ON TABLE text_renewals IS 'owner: articles. Shared: how far the texts that articles are searched by have been written again.';
GRANT SELECT, INSERT, UPDATE ON text_renewals TO guanlan_worker;
