-- How long what is kept. On a running system: three small tables, and one column more on rule_changes (no row is rewritten: all of before
-- count as of now). Nothing goes until an operator has switched it on; until then each night says what would go.
CREATE TABLE retention_limits (
  kind text PRIMARY KEY,
  -- NULL: for ever
  months int CHECK (months BETWEEN 1 AND 1200)
);
COMMENT ON TABLE retention_limits IS 'owner: retention. Shared: limits of the installation by kind.';
GRANT SELECT, UPDATE ON retention_limits TO guanlan_worker;
INSERT INTO retention_limits (kind, months) VALUES
  ('articles', 13), ('identities', 16), ('operations', 25), ('operationRows', 3), ('ruleChanges', 3), ('refusedItems', 3), ('clientErrors', 3);

CREATE TABLE org_retention_limits (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  kind text NOT NULL REFERENCES retention_limits,
  months int CHECK (months BETWEEN 1 AND 1200),
  PRIMARY KEY (org_id, kind)
);
COMMENT ON TABLE org_retention_limits IS 'owner: retention. Where an organisation keeps longer or shorter than the installation; NULL: for ever.';
CALL protect_by_organisation('org_retention_limits');
REVOKE INSERT, UPDATE, DELETE ON org_retention_limits FROM guanlan_app;

CREATE TABLE retention_state (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  enabled boolean NOT NULL DEFAULT false,
  -- the newest night: what went, or would have gone
  ran_at timestamptz,
  report jsonb
);
COMMENT ON TABLE retention_state IS 'owner: retention. Shared: whether anything goes, and what went last.';
GRANT SELECT, UPDATE ON retention_state TO guanlan_worker;
INSERT INTO retention_state DEFAULT VALUES;

ALTER TABLE rule_changes ADD COLUMN at timestamptz NOT NULL DEFAULT now();
