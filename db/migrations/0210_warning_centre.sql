-- The warning centre. On a running system: triggers, a column without default and an index over a small part of a table; no rewrite.

-- Changes of incidents are told to open browsers.
CREATE FUNCTION tell_incident_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The same word within one transaction is told once.
  PERFORM pg_notify('incidents', coalesce(NEW.org_id, OLD.org_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER warning_incidents_tell_change AFTER INSERT OR UPDATE OR DELETE ON warning_incidents FOR EACH ROW EXECUTE FUNCTION tell_incident_change();

-- Put together with another one by hand: its articles are there, its messages and history stay here.
ALTER TABLE warning_incidents ADD COLUMN merged_into int;

-- Articles moved by hand can be moved back.
CALL keep_history('warning_incident_articles', '{incident_id,article_id}');
CREATE INDEX operation_rows_of_incident ON operation_rows (org_id, ((key ->> 'id')::int)) WHERE subject_table = 'warning_incidents';
