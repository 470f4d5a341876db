-- Programs that subscribed hear when an event is in another state. On a running system: a trigger on event_states, behind a moment's lock, that writes
-- nothing while nobody has subscribed. A server of the version before goes on.
CREATE FUNCTION note_webhook_event_state() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT has_webhooks(NEW.org_id, 'event.phase') THEN RETURN NULL; END IF;
  INSERT INTO webhook_events (org_id, type, object_id) VALUES (NEW.org_id, 'event.phase', NEW.event_id);
  PERFORM pg_notify('webhooks', '');
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION note_webhook_event_state FROM PUBLIC;
CREATE TRIGGER note_webhook_event_state AFTER UPDATE ON event_states FOR EACH ROW
  WHEN (NEW.state IS DISTINCT FROM OLD.state) EXECUTE FUNCTION note_webhook_event_state();
