-- Histories name who changed something. Requests may not read the shared table of people, only the names of their own organisation's.
CREATE FUNCTION member_name(person int) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.name FROM users u JOIN memberships m ON m.user_id = u.id
  WHERE u.id = person AND m.org_id = (SELECT nullif(current_setting('app.org', true), '')::int)
$$;
REVOKE ALL ON FUNCTION member_name FROM PUBLIC;
GRANT EXECUTE ON FUNCTION member_name TO guanlan_app, guanlan_worker;
