-- The seal covers what each act changed, row by row. On a running system: two new tables, a column, an index over operation_rows by step (writing acts
-- waits while it is built) and a trigger that does nothing but when rows are let go. The first run of the sealing job takes in what is there. A server
-- of the version before goes on.
CREATE TABLE sealed_steps (
  operation_id bigint NOT NULL,
  step bigint NOT NULL,
  seal bigint NOT NULL,
  hashes bytea[] NOT NULL,
  PRIMARY KEY (operation_id, step)
);
CREATE INDEX sealed_steps_of_seal ON sealed_steps (seal);
COMMENT ON TABLE sealed_steps IS 'owner: audit-log. Shared: of each statement of an act the hashes of the rows it changed; stored when these are let go, too.';
CREATE TABLE released_rows (
  operation_id bigint NOT NULL,
  step bigint NOT NULL,
  hash bytea NOT NULL,
  reason text NOT NULL,
  released_at timestamptz NOT NULL DEFAULT now(),
  seal bigint,
  PRIMARY KEY (operation_id, step, hash)
);
CREATE INDEX released_rows_of_seal ON released_rows (seal);
COMMENT ON TABLE released_rows IS 'owner: audit-log. Shared: rows of acts that were let go by age, with their organisation or because a person was erased; the next seal covers it.';
COMMENT ON COLUMN released_rows.seal IS 'null: not sealed yet';
ALTER TABLE audit_seals ADD COLUMN step_reached bigint;
COMMENT ON COLUMN audit_seals.step_reached IS 'the newest step of an act that was there; null: of the version before';
CREATE INDEX operation_rows_by_step ON operation_rows (step);

REVOKE ALL ON sealed_steps, released_rows FROM guanlan_app;
GRANT SELECT, INSERT ON sealed_steps TO guanlan_worker;
GRANT SELECT, INSERT, UPDATE (seal) ON released_rows TO guanlan_worker;

CREATE FUNCTION hash_of_changed_row(org_id int, operation_id bigint, step bigint, subject_table text, act "char", key jsonb, before jsonb, after jsonb)
RETURNS bytea LANGUAGE sql STABLE AS
$$ SELECT sha256(convert_to(jsonb_build_array(org_id, operation_id, step, subject_table, act::text, key, before, after)::text, 'UTF8')) $$;

CREATE FUNCTION note_released_rows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE why text := nullif(current_setting('app.letting_go', true), '');
BEGIN
  IF why IS NOT NULL THEN
    INSERT INTO released_rows (operation_id, step, hash, reason)
    SELECT operation_id, step, hash_of_changed_row(org_id, operation_id, step, subject_table, act, key, before, after), why FROM gone ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION note_released_rows FROM PUBLIC;
CREATE TRIGGER note_released_rows AFTER DELETE ON operation_rows REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_released_rows();
-- Whoever is erased leaves lawfully.
CREATE OR REPLACE FUNCTION erase_journalists_from_history(people int[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM set_config('app.letting_go', 'erasure', true);
  DELETE FROM operation_rows r
  WHERE r.org_id = nullif(current_setting('app.org', true), '')::int AND r.subject_table IN ('journalists', 'journalist_ways', 'journalist_talks')
    AND CASE WHEN r.subject_table = 'journalists' THEN (r.key ->> 'id')::int = ANY (people)
      ELSE (r.after ->> 'journalist_id')::int = ANY (people) OR (r.before ->> 'journalist_id')::int = ANY (people) END
    AND NOT EXISTS (SELECT FROM journalists j WHERE r.subject_table = 'journalists' AND j.org_id = r.org_id AND j.id = (r.key ->> 'id')::int);
  PERFORM set_config('app.letting_go', '', true);
END $$;
