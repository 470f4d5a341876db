-- Owners of tables once more, after the statements that write them. Only comments: nothing is locked for long.
DO $$
DECLARE
  t record;
BEGIN
  FOR t IN SELECT c.oid::regclass AS name, o.owner, obj_description(c.oid, 'pg_class') AS comment FROM (VALUES
      -- How a source is asked and what it answered stands with the source.
      ('source_pages', 'sources'), ('source_answers', 'sources'), ('source_moves', 'sources'),
      -- What of a sender could not be used is shown where people hand things in.
      ('refused_items', 'intake'),
      -- Which of the roles a member has is said of the member.
      ('member_roles', 'members')
    ) AS o (name, owner) JOIN pg_class c ON c.oid = o.name::regclass LOOP
    EXECUTE format('COMMENT ON TABLE %s IS %L', t.name, 'owner: ' || t.owner || coalesce(regexp_replace(t.comment, '^owner: [a-z-]+', ''), ''));
  END LOOP;
END $$;
