-- On a running system: one function's setting. As every function with its owner's rights: a table of the session's own cannot stand in the place of ours.
ALTER FUNCTION follow_org_sources() SET search_path = public, pg_temp;
REVOKE ALL ON FUNCTION follow_org_sources FROM PUBLIC;
