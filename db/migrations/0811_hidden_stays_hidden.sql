-- Two more tables are held to what somebody limited to folders sees (docs/decisions/0021). Policies name guanlan_limited alone: nobody else's statement changes.
CREATE POLICY of_open_monitors ON hot_wanted AS RESTRICTIVE TO guanlan_limited USING (monitor_id = ANY ((SELECT open_monitors())::int[]));
CREATE POLICY of_open_articles ON data_reports AS RESTRICTIVE TO guanlan_limited
  USING (article_id IS NULL OR EXISTS (SELECT FROM org_articles o WHERE o.org_id = data_reports.org_id AND o.article_id = data_reports.article_id));
