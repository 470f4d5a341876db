-- Whoever is limited to folders sees only the crises in which they have a role, and what belongs to them (docs/decisions/0021). On a running system:
-- functions, and policies for a role that nobody else is; a server of before opens no crisis to whoever is limited, until it is replaced.
DROP FUNCTION limit_to_folders(int, int[]);
CREATE FUNCTION limit_to_folders(org int, folders int[], person int DEFAULT NULL) RETURNS int[] LANGUAGE plpgsql AS $$
DECLARE roots int[]; inside int[]; above int[]; items int[];
BEGIN
  SELECT coalesce(array_agg(id), '{}') INTO roots FROM monitors WHERE org_id = org AND id = ANY (folders) AND deleted_at IS NULL;
  WITH RECURSIVE below AS (
    SELECT id, kind FROM monitors WHERE org_id = org AND id = ANY (roots)
    UNION SELECT m.id, m.kind FROM monitors m JOIN below b ON m.parent_id = b.id WHERE m.org_id = org)
  SELECT coalesce(array_agg(id), '{}'), coalesce(array_agg(id) FILTER (WHERE kind = 'item'), '{}') INTO inside, items FROM below;
  WITH RECURSIVE up AS (
    SELECT parent_id AS id FROM monitors WHERE org_id = org AND id = ANY (roots)
    UNION SELECT m.parent_id FROM monitors m JOIN up ON m.id = up.id WHERE m.org_id = org)
  SELECT coalesce(array_agg(id) FILTER (WHERE id IS NOT NULL), '{}') INTO above FROM up;
  PERFORM set_config('app.monitors', inside::text, true), set_config('app.monitors_above', above::text, true), set_config('app.person', coalesce(person::text, ''), true),
    set_config('role', 'guanlan_limited', true);
  RETURN items;
END $$;

-- These read past the policies, which would ask themselves.
CREATE FUNCTION open_crises() RETURNS int[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(array_agg(crisis_id), '{}') FROM crisis_people
  WHERE org_id = nullif(current_setting('app.org', true), '')::int AND user_id = nullif(current_setting('app.person', true), '')::int
$$;
CREATE FUNCTION has_people(crisis int) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM crisis_people WHERE org_id = nullif(current_setting('app.org', true), '')::int AND crisis_id = crisis)
$$;

REVOKE ALL ON FUNCTION open_crises, has_people FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_crises, has_people TO guanlan_app;

-- One that is just being made has no people yet: its maker becomes its lead with the next statement.
CREATE POLICY with_a_role ON crises AS RESTRICTIVE TO guanlan_limited
  USING (id = ANY ((SELECT open_crises())::int[]) OR (created_by = (SELECT nullif(current_setting('app.person', true), '')::int) AND NOT has_people(id)));
CREATE POLICY of_open_crises ON crisis_changes AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM crises c WHERE c.org_id = crisis_changes.org_id AND c.id = crisis_changes.crisis_id));
CREATE POLICY of_open_crises ON crisis_people AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM crises c WHERE c.org_id = crisis_people.org_id AND c.id = crisis_people.crisis_id));
CREATE POLICY of_open_crises ON crisis_tasks AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM crises c WHERE c.org_id = crisis_tasks.org_id AND c.id = crisis_tasks.crisis_id));
CREATE POLICY of_open_crises ON crisis_lines AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM crises c WHERE c.org_id = crisis_lines.org_id AND c.id = crisis_lines.crisis_id));
CREATE POLICY of_open_crises ON crisis_clocks AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM crises c WHERE c.org_id = crisis_clocks.org_id AND c.id = crisis_clocks.crisis_id));
CREATE POLICY of_open_crises ON crisis_facts AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM crises c WHERE c.org_id = crisis_facts.org_id AND c.id = crisis_facts.crisis_id));
CREATE POLICY of_open_crises ON crisis_statements AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM crises c WHERE c.org_id = crisis_statements.org_id AND c.id = crisis_statements.crisis_id));
CREATE POLICY of_open_crises ON crisis_task_reminders AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM crisis_tasks p WHERE p.org_id = crisis_task_reminders.org_id AND p.id = crisis_task_reminders.task_id));
CREATE POLICY of_open_crises ON crisis_task_answers AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM crisis_tasks p WHERE p.org_id = crisis_task_answers.org_id AND p.id = crisis_task_answers.task_id));
CREATE POLICY of_open_crises ON crisis_task_comments AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM crisis_tasks p WHERE p.org_id = crisis_task_comments.org_id AND p.id = crisis_task_comments.task_id));
CREATE POLICY of_open_crises ON crisis_statement_versions AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM crisis_statements p WHERE p.org_id = crisis_statement_versions.org_id AND p.id = crisis_statement_versions.statement_id));
CREATE POLICY of_open_crises ON crisis_approvals AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM crisis_statements p WHERE p.org_id = crisis_approvals.org_id AND p.id = crisis_approvals.statement_id));
-- Names of crises stand with the sets of their articles.
CREATE POLICY of_open_crises ON article_sets AS RESTRICTIVE TO guanlan_limited
  USING (kind <> 'crisis' OR EXISTS (SELECT FROM crises c WHERE c.org_id = article_sets.org_id AND c.id = article_sets.id));
-- What was decided about a story is seen with the article by which it is known.
CREATE POLICY of_open_articles ON crisis_latent_marks AS RESTRICTIVE TO guanlan_limited
  USING (article_id IS NULL OR EXISTS (SELECT FROM org_articles o WHERE o.org_id = crisis_latent_marks.org_id AND o.article_id = crisis_latent_marks.article_id));
