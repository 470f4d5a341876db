-- What stands beside an article is seen with it by somebody limited to folders (0390). On a running system: policies for a role that nobody else is.
CREATE POLICY of_open_articles ON crisis_lines AS RESTRICTIVE TO guanlan_limited
  USING (article_id IS NULL OR EXISTS (SELECT FROM org_articles o WHERE o.org_id = crisis_lines.org_id AND o.article_id = crisis_lines.article_id));
CREATE POLICY of_open_articles ON trace_tasks AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM org_articles o WHERE o.org_id = trace_tasks.org_id AND o.article_id = trace_tasks.article_id));
CREATE POLICY of_open_articles ON trace_states AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM org_articles o WHERE o.org_id = trace_states.org_id AND o.article_id = trace_states.article_id));
