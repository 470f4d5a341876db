-- A seal over what was done. On a running system: three new tables and a trigger on `operations` that does nothing but when rows of it are let go by
-- age or with their organisation. The first run of the sealing job takes in what is there, 20,000 rows at a time. A server of the version before goes on.

CREATE TABLE audit_seals (
  number bigint PRIMARY KEY,
  sealed_at timestamptz NOT NULL,
  reached timestamptz NOT NULL,
  acts int NOT NULL,
  hash bytea NOT NULL
);
COMMENT ON TABLE audit_seals IS 'owner: audit. Shared: each minute what was committed since, as a chain: each hash covers the one before.';
COMMENT ON COLUMN audit_seals.reached IS 'all acts up to then are sealed; one that is found later with an older time was put in behind';
CREATE TABLE sealed_acts (
  id bigint PRIMARY KEY,
  seal bigint NOT NULL,
  hash bytea NOT NULL
);
CREATE INDEX sealed_acts_of_seal ON sealed_acts (seal);
COMMENT ON TABLE sealed_acts IS 'owner: audit. Shared: which row of operations a seal covers, and its hash; kept when the row is let go.';
CREATE TABLE released_acts (
  id bigint PRIMARY KEY,
  reason text NOT NULL,
  released_at timestamptz NOT NULL DEFAULT now(),
  seal bigint
);
CREATE INDEX released_acts_of_seal ON released_acts (seal);
COMMENT ON TABLE released_acts IS 'owner: audit. Shared: rows of operations that were let go by age or with their organisation; the next seal covers it.';
COMMENT ON COLUMN released_acts.seal IS 'null: not sealed yet';

REVOKE ALL ON audit_seals, sealed_acts, released_acts FROM guanlan_app;
GRANT SELECT, INSERT ON audit_seals, sealed_acts TO guanlan_worker;
GRANT SELECT, INSERT, UPDATE (seal) ON released_acts TO guanlan_worker;

-- Whoever lets rows go says why (app.letting_go); a row that goes otherwise is missing.
CREATE FUNCTION note_released_acts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE why text := nullif(current_setting('app.letting_go', true), '');
BEGIN
  IF why IS NOT NULL THEN INSERT INTO released_acts (id, reason) SELECT id, why FROM gone ON CONFLICT DO NOTHING; END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION note_released_acts FROM PUBLIC;
CREATE TRIGGER note_released_acts AFTER DELETE ON operations REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_released_acts();
