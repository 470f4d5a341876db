-- What stands beside an article is seen with it by somebody limited to folders (0390); a rule of crises looks at everything. On a running system:
-- policies for a role that nobody else is.
CREATE POLICY of_open_articles ON crisis_facts AS RESTRICTIVE TO guanlan_limited
  USING (article_id IS NULL OR EXISTS (SELECT FROM org_articles o WHERE o.org_id = crisis_facts.org_id AND o.article_id = crisis_facts.article_id));
CREATE POLICY of_everything ON crisis_openings AS RESTRICTIVE TO guanlan_limited USING (false);
