-- Owners of tables, where the feature that writes a table was not the one that stood as its owner. Only comments: nothing is locked for long.
DO $$
DECLARE
  t record;
BEGIN
  FOR t IN SELECT c.oid::regclass AS name, c.relkind AS kind, o.owner, obj_description(c.oid, 'pg_class') AS comment FROM (VALUES
      -- What a source is and how it fared is what people see at sources; the pipeline asks and notes.
      ('sources', 'sources'), ('source_hours', 'sources'), ('source_days', 'sources'), ('visible_sources', 'sources'),
      ('article_notes', 'articles'),
      -- Read before anybody is signed in, and at signing in.
      ('domain_configs', 'sign-in'), ('identity_mappings', 'sign-in'), ('member_sign_ins', 'sign-in'),
      ('memberships', 'members'), ('people_of_all', 'members'), ('people_of_organisation', 'members'),
      ('org_limits', 'billing'),
      -- Written by what serves every call and every task.
      ('operations', 'platform'), ('operation_rows', 'platform'), ('tasks', 'platform'), ('quota_uses', 'platform'), ('quota_marks', 'platform'),
      ('repeated_calls', 'platform'), ('migrations', 'platform')
    ) AS o (name, owner) JOIN pg_class c ON c.oid = o.name::regclass LOOP
    EXECUTE format('COMMENT ON %s %s IS %L', CASE t.kind WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END, t.name,
      'owner: ' || t.owner || coalesce(regexp_replace(t.comment, '^owner: [a-z-]+', ''), ''));
  END LOOP;
END $$;
