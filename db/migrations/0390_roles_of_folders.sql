-- A role may be limited to folders of monitors (docs/decisions/0021). On a running system: one column with a constant default, and policies for a
-- role of the database that no connection has until a call of somebody limited takes it on; nobody else's statements are planned differently.
DO $$
BEGIN
  CREATE ROLE guanlan_limited NOLOGIN;
  GRANT guanlan_app TO guanlan_limited WITH INHERIT TRUE, SET FALSE;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- another database of this cluster made it
END $$;

ALTER TABLE roles ADD COLUMN folder_ids int[] NOT NULL DEFAULT '{}' CHECK (cardinality(folder_ids) <= 200);
COMMENT ON COLUMN roles.folder_ids IS 'whoever has the role sees what lies in these folders of monitors alone; none: everything';

-- What a call of somebody limited may look at, until its transaction ends. Folders that were deleted count: an undo brings them back.
CREATE FUNCTION limit_to_folders(org int, folders int[]) RETURNS int[] LANGUAGE plpgsql AS $$
DECLARE inside int[]; above int[]; items int[];
BEGIN
  WITH RECURSIVE below AS (
    SELECT id, kind FROM monitors WHERE org_id = org AND id = ANY (folders)
    UNION SELECT m.id, m.kind FROM monitors m JOIN below b ON m.parent_id = b.id WHERE m.org_id = org)
  SELECT coalesce(array_agg(id), '{}'), coalesce(array_agg(id) FILTER (WHERE kind = 'item'), '{}') INTO inside, items FROM below;
  WITH RECURSIVE up AS (
    SELECT parent_id AS id FROM monitors WHERE org_id = org AND id = ANY (folders)
    UNION SELECT m.parent_id FROM monitors m JOIN up ON m.id = up.id WHERE m.org_id = org)
  SELECT coalesce(array_agg(id) FILTER (WHERE id IS NOT NULL), '{}') INTO above FROM up;
  PERFORM set_config('app.monitors', inside::text, true), set_config('app.monitors_above', above::text, true), set_config('role', 'guanlan_limited', true);
  RETURN items;
END $$;
CREATE FUNCTION open_monitors() RETURNS int[] LANGUAGE sql STABLE AS $$ SELECT coalesce(nullif(current_setting('app.monitors', true), ''), '{}')::int[] $$;
CREATE FUNCTION monitors_above() RETURNS int[] LANGUAGE sql STABLE AS $$ SELECT coalesce(nullif(current_setting('app.monitors_above', true), ''), '{}')::int[] $$;

-- The names of the folders above are seen, so that a path can be read. Only what lies in a folder of theirs is changed; the folder itself is not.
CREATE POLICY seen_in_folders ON monitors AS RESTRICTIVE FOR SELECT TO guanlan_limited
  USING (id = ANY ((SELECT open_monitors())::int[]) OR parent_id = ANY ((SELECT open_monitors())::int[]) OR id = ANY ((SELECT monitors_above())::int[]));
CREATE POLICY made_in_folders ON monitors AS RESTRICTIVE FOR INSERT TO guanlan_limited WITH CHECK (parent_id = ANY ((SELECT open_monitors())::int[]));
CREATE POLICY changed_in_folders ON monitors AS RESTRICTIVE FOR UPDATE TO guanlan_limited
  USING (parent_id = ANY ((SELECT open_monitors())::int[])) WITH CHECK (parent_id = ANY ((SELECT open_monitors())::int[]));
CREATE POLICY removed_in_folders ON monitors AS RESTRICTIVE FOR DELETE TO guanlan_limited USING (parent_id = ANY ((SELECT open_monitors())::int[]));
CREATE POLICY of_open_monitors ON monitor_versions AS RESTRICTIVE FOR SELECT TO guanlan_limited
  USING (EXISTS (SELECT FROM monitors m WHERE m.org_id = monitor_versions.org_id AND m.id = monitor_versions.monitor_id));

CREATE POLICY of_open_monitors ON hits AS RESTRICTIVE TO guanlan_limited USING (monitor_id = ANY ((SELECT open_monitors())::int[]));
CREATE POLICY hit_by_open_monitors ON org_articles AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM hits h WHERE h.org_id = org_articles.org_id AND h.article_id = org_articles.article_id AND h.taken_by IS NULL));

-- A warning over everything warns of what others see: it is seen, and not made.
CREATE POLICY seen_in_folders ON warnings AS RESTRICTIVE FOR SELECT TO guanlan_limited
  USING (monitor_ids <@ (SELECT open_monitors()) AND word_monitors <@ (SELECT open_monitors()));
CREATE POLICY made_in_folders ON warnings AS RESTRICTIVE FOR INSERT TO guanlan_limited
  WITH CHECK (cardinality(monitor_ids) > 0 AND monitor_ids <@ (SELECT open_monitors()) AND word_monitors <@ (SELECT open_monitors()));
CREATE POLICY changed_in_folders ON warnings AS RESTRICTIVE FOR UPDATE TO guanlan_limited
  USING (cardinality(monitor_ids) > 0 AND monitor_ids <@ (SELECT open_monitors()) AND word_monitors <@ (SELECT open_monitors()));
CREATE POLICY removed_in_folders ON warnings AS RESTRICTIVE FOR DELETE TO guanlan_limited
  USING (cardinality(monitor_ids) > 0 AND monitor_ids <@ (SELECT open_monitors()));
CREATE POLICY of_open_articles ON warning_incident_articles AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM org_articles o WHERE o.org_id = warning_incident_articles.org_id AND o.article_id = warning_incident_articles.article_id));
CREATE POLICY of_open_articles ON warning_incidents AS RESTRICTIVE TO guanlan_limited
  USING (CASE WHEN first_article_id IS NULL
    THEN EXISTS (SELECT FROM warnings w WHERE w.org_id = warning_incidents.org_id AND w.id = warning_incidents.warning_id)
    ELSE EXISTS (SELECT FROM org_articles o WHERE o.org_id = warning_incidents.org_id AND o.article_id = warning_incidents.first_article_id) END);
