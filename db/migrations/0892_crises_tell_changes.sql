-- Open rooms hear of what changes in crises. On a running system: triggers on tables that nobody reads yet.
CREATE FUNCTION tell_crisis_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('crises', coalesce(NEW.org_id, OLD.org_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER crises_tell_change AFTER INSERT OR UPDATE OR DELETE ON crises FOR EACH ROW EXECUTE FUNCTION tell_crisis_change();
CREATE TRIGGER crisis_lines_tell_change AFTER INSERT ON crisis_lines FOR EACH ROW EXECUTE FUNCTION tell_crisis_change();
CREATE TRIGGER crisis_tasks_tell_change AFTER INSERT OR UPDATE OR DELETE ON crisis_tasks FOR EACH ROW EXECUTE FUNCTION tell_crisis_change();
CREATE TRIGGER crisis_people_tell_change AFTER INSERT OR UPDATE OR DELETE ON crisis_people FOR EACH ROW EXECUTE FUNCTION tell_crisis_change();
