-- Somebody is notified of what a crisis rule proposed, once. On a running system: one new table, one short index.
CREATE TABLE crisis_opening_notices (
  org_id int NOT NULL,
  opening_id int NOT NULL,
  notified_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, opening_id),
  FOREIGN KEY (org_id, opening_id) REFERENCES crisis_openings (org_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE crisis_opening_notices IS 'owner: crisis. Openings that workers have looked at to notify somebody; a table of its own, so that no row that people act on changes by itself.';
CALL protect_by_organisation('crisis_opening_notices');
CREATE POLICY of_everything ON crisis_opening_notices AS RESTRICTIVE TO guanlan_limited USING (false);
CREATE INDEX crisis_openings_by_moment ON crisis_openings (opened_at);

-- Workers look when something opens, not a rest later.
CREATE FUNCTION tell_opening() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('crisis_openings', '');
  RETURN NULL;
END $$;
CREATE TRIGGER crisis_openings_tell AFTER INSERT ON crisis_openings FOR EACH STATEMENT EXECUTE FUNCTION tell_opening();
