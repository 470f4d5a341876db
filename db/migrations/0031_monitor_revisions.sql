-- Counts the saves of a monitor, so that somebody who started from an older one is told. On a running system: a column with a constant
-- default, written without touching the rows. A server of the version before does not raise it: its saves are seen by nobody else, as
-- until now.
ALTER TABLE monitors ADD COLUMN revision int NOT NULL DEFAULT 1;
COMMENT ON COLUMN monitors.revision IS 'counts the saves, whatever they changed; version counts those of the rule and the name';

-- Open editors hear of it.
CREATE FUNCTION announce_monitor_save() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('monitor_saves', json_build_object('org', NEW.org_id, 'monitor', NEW.id, 'revision', NEW.revision)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER monitors_announce_save AFTER UPDATE OF revision, deleted_at ON monitors FOR EACH ROW
  WHEN (OLD.revision <> NEW.revision OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION announce_monitor_save();
