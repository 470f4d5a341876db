-- A changed password ends the person's other sessions with the transaction that changes it. On a running system: two empty columns, an index and a
-- trigger, each behind a moment's lock. Sessions that began before this migration get their person with their next refresh; one that sleeps
-- is not ended by a changed password until then, 14 days at most. A server of the version before goes on as it did.

ALTER TABLE oidc_records ADD COLUMN user_id int, ADD COLUMN session_id text;
COMMENT ON COLUMN oidc_records.user_id IS 'whose session, code, token or begun sign-in it is; null: nobody''s yet, or kept before there was this column';
COMMENT ON COLUMN oidc_records.session_id IS 'of sessions, and of codes and tokens made in one';
CREATE INDEX oidc_records_by_user ON oidc_records (user_id) WHERE user_id IS NOT NULL;

-- `app.session`: the session in which the person changes the password; it goes on. Grants stay: nobody signs in by them.
CREATE FUNCTION end_sessions_of_changed_password() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  -- Access tokens live five minutes and are accepted ten seconds longer (features/people/sign-in/server/provider/provider.ts, ended-sessions.ts).
  last_expiry constant timestamptz := clock_timestamp() + interval '310 s';
  session text;
  own constant text := coalesce(current_setting('app.session', true), '');
BEGIN
  FOR session IN
    WITH gone AS (
      DELETE FROM oidc_records r WHERE r.user_id = NEW.id AND r.model <> 'Grant' AND r.session_id IS DISTINCT FROM own RETURNING r.session_id)
    INSERT INTO ended_sessions AS e (session_id, until) SELECT DISTINCT g.session_id, last_expiry FROM gone g WHERE g.session_id IS NOT NULL
    ON CONFLICT (session_id) DO UPDATE SET until = greatest(e.until, excluded.until) RETURNING e.session_id
  LOOP
    -- As features/people/sign-in/server/ended-sessions.ts announces them.
    PERFORM pg_notify('ended_sessions', json_build_object('sessionId', session, 'until', floor(extract(epoch FROM last_expiry) * 1000))::text);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER end_sessions_of_changed_password AFTER UPDATE OF password_hash ON users FOR EACH ROW
  WHEN (OLD.password_hash IS DISTINCT FROM NEW.password_hash) EXECUTE FUNCTION end_sessions_of_changed_password();
REVOKE ALL ON FUNCTION end_sessions_of_changed_password FROM PUBLIC;
