-- Programs that follow the stream hear when an event is in another state. On a running system: a new, empty table, and a trigger on event_states (behind
-- a moment's lock) that writes nothing while an organisation has no key. A server of the version before goes on.
CREATE TABLE streamed_phases (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
  id bigint NOT NULL,                            -- drawn with those of matched_articles, so that one cursor stands in both
  event_id int NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, transaction, id)
);
CREATE INDEX streamed_phases_by_time ON streamed_phases (at);
COMMENT ON TABLE streamed_phases IS 'owner: api-keys. States that events came into, of organisations with a key; kept for 7 days.';
COMMENT ON COLUMN streamed_phases.transaction IS 'a reader goes up to the oldest one still open: numbers are drawn before they are committed';
CALL protect_by_organisation('streamed_phases');
REVOKE INSERT, UPDATE, DELETE ON streamed_phases FROM guanlan_app;

CREATE FUNCTION note_streamed_phase() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO streamed_phases (org_id, id, event_id, state)
  SELECT NEW.org_id, nextval(pg_get_serial_sequence('matched_articles', 'id')), NEW.event_id, NEW.state
  WHERE EXISTS (SELECT FROM api_keys k WHERE k.org_id = NEW.org_id AND k.withdrawn_at IS NULL);
  RETURN NULL;
END $$;
REVOKE ALL ON FUNCTION note_streamed_phase FROM PUBLIC;
CREATE TRIGGER note_streamed_phase AFTER UPDATE ON event_states FOR EACH ROW
  WHEN (NEW.state IS DISTINCT FROM OLD.state) EXECUTE FUNCTION note_streamed_phase();
