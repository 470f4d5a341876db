-- Whoever is limited to folders sees which articles are in a crisis only where they have a role in it (docs/decisions/0021). On a running system: a policy for
-- a role that nobody else is. It asks once a statement and compares numbers.
CREATE POLICY of_open_crises ON article_set_members AS RESTRICTIVE TO guanlan_limited
  USING (kind <> 'crisis' OR set_id = ANY ((SELECT open_crises())::int[]));
