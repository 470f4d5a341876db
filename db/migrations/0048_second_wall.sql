-- What was still open to whoever serves requests. On a running system: rights and definitions change, no row; nobody waits.

-- A function that works with the owner's rights looks for names in our schema first, never in its caller's temporary one: a table `links` made
-- there would otherwise be taken for ours.
ALTER FUNCTION use_link SET search_path = public, pg_temp;
-- A trigger needs no right to be called.
REVOKE ALL ON FUNCTION follow_read_mark FROM PUBLIC;
-- The queue of the installation's own schedules: its tables were closed before (0013).
REVOKE USAGE ON SCHEMA jobs FROM guanlan_app;
