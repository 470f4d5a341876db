-- What people see of their sessions, and how sessions are ended. On a running system: a new table, two functions, and a trigger function that
-- does the same as before. Sessions that began before are in the list from their next refresh, five minutes at most while they are used.

CREATE TABLE sessions (
  session_id text PRIMARY KEY,
  user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
  address text NOT NULL,
  browser text,
  host text NOT NULL,
  began_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_by_user ON sessions (user_id, last_used_at DESC);
CREATE INDEX sessions_by_use ON sessions (last_used_at);
COMMENT ON TABLE sessions IS 'owner: accounts. Shared: where a person is signed in; a session is open while oidc_records holds a token of it.';
COMMENT ON COLUMN sessions.session_id IS 'the claim sid of its tokens; nobody signs in by it';
COMMENT ON COLUMN sessions.address IS 'network address of the newest refresh, as limits count it';
COMMENT ON COLUMN sessions.browser IS 'what the browser calls itself';
GRANT SELECT, INSERT, UPDATE, DELETE ON sessions TO guanlan_worker;

-- Ends the sessions of a person, with their codes, tokens and begun sign-ins, and announces it as features/people/sign-in/server/ended-sessions.ts
-- does. `single`: this session alone; `besides`: all but this one. Grants stay: nobody signs in by them. Returns how many ended.
CREATE FUNCTION end_sessions(person int, single text, besides text) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  -- Access tokens live five minutes and are accepted ten seconds longer (features/people/sign-in/server/provider/provider.ts, ended-sessions.ts).
  last_expiry constant timestamptz := clock_timestamp() + interval '310 s';
  session text;
  n int := 0;
BEGIN
  FOR session IN
    WITH gone AS (
      DELETE FROM oidc_records r WHERE r.user_id = person AND r.model <> 'Grant'
        AND (single IS NULL OR r.session_id = single) AND (besides IS NULL OR r.session_id IS DISTINCT FROM besides) RETURNING r.session_id)
    INSERT INTO ended_sessions AS e (session_id, until) SELECT DISTINCT g.session_id, last_expiry FROM gone g WHERE g.session_id IS NOT NULL
    ON CONFLICT (session_id) DO UPDATE SET until = greatest(e.until, excluded.until) RETURNING e.session_id
  LOOP
    PERFORM pg_notify('ended_sessions', json_build_object('sessionId', session, 'until', floor(extract(epoch FROM last_expiry) * 1000))::text);
    DELETE FROM sessions s WHERE s.session_id = session;
    n := n + 1;
  END LOOP;
  RETURN n;
END $$;
REVOKE ALL ON FUNCTION end_sessions FROM PUBLIC;
GRANT EXECUTE ON FUNCTION end_sessions TO guanlan_worker;

-- `app.session`: the session in which the person changes the password; it goes on.
CREATE OR REPLACE FUNCTION end_sessions_of_changed_password() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM end_sessions(NEW.id, null, coalesce(current_setting('app.session', true), ''));
  RETURN NULL;
END $$;

-- For administrators: of a member of the organisation that the transaction is bound to. Who also belongs to another organisation has to sign in again there, too.
CREATE FUNCTION end_sessions_of_member(person int) RETURNS int LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN EXISTS (
    SELECT FROM memberships m WHERE m.user_id = person AND m.org_id = (SELECT nullif(current_setting('app.org', true), '')::int))
  THEN end_sessions(person, null, null) ELSE 0 END
$$;
REVOKE ALL ON FUNCTION end_sessions_of_member FROM PUBLIC;
GRANT EXECUTE ON FUNCTION end_sessions_of_member TO guanlan_app, guanlan_worker;

-- How the product looks to a person, on every device that has no choice of its own.
ALTER TABLE users ADD COLUMN appearance jsonb;
COMMENT ON COLUMN users.appearance IS 'language, theme and density; null: nothing is chosen';
