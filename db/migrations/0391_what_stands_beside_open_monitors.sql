-- What stands beside an article, a monitor or an incident is seen with it by somebody limited to folders (0390). On a running system: policies
-- for a role that nobody else is; nothing is rewritten. The catalogue test of folders-of-roles.test.ts names what has none, and why.
DO $$
DECLARE subject text;
BEGIN
  FOREACH subject IN ARRAY ARRAY['article_edits', 'article_labels', 'article_notes', 'article_translations', 'article_work', 'favourites', 'label_refusals', 'page_copies'] LOOP
    EXECUTE format('CREATE POLICY of_open_articles ON %1$I AS RESTRICTIVE TO guanlan_limited
      USING (EXISTS (SELECT FROM org_articles o WHERE o.org_id = %1$I.org_id AND o.article_id = %1$I.article_id))', subject);
  END LOOP;
  FOREACH subject IN ARRAY ARRAY['backtracked_monitors', 'copied_monitors'] LOOP
    EXECUTE format('CREATE POLICY of_open_monitors ON %1$I AS RESTRICTIVE TO guanlan_limited USING (monitor_id = ANY ((SELECT open_monitors())::int[]))', subject);
  END LOOP;
  FOREACH subject IN ARRAY ARRAY['warning_versions', 'warning_waiting', 'warning_measures', 'warning_minutes'] LOOP
    EXECUTE format('CREATE POLICY of_seen_warnings ON %1$I AS RESTRICTIVE FOR SELECT TO guanlan_limited
      USING (EXISTS (SELECT FROM warnings w WHERE w.org_id = %1$I.org_id AND w.id = %1$I.warning_id))', subject);
  END LOOP;
  FOREACH subject IN ARRAY ARRAY['warning_proposals', 'warning_receiver_acts', 'warning_escalations'] LOOP
    EXECUTE format('CREATE POLICY of_seen_incidents ON %1$I AS RESTRICTIVE FOR SELECT TO guanlan_limited
      USING (EXISTS (SELECT FROM warning_incidents i WHERE i.org_id = %1$I.org_id AND i.id = %1$I.incident_id))', subject);
  END LOOP;
END $$;

-- A digest tells of the whole organisation.
CREATE POLICY of_everything ON warning_digests AS RESTRICTIVE TO guanlan_limited USING (false);

-- A filter over everything takes articles from others' monitors, too: it is seen, and not made.
CREATE POLICY made_in_folders ON filters AS RESTRICTIVE FOR INSERT TO guanlan_limited
  WITH CHECK (cardinality(monitor_ids) > 0 AND monitor_ids <@ (SELECT open_monitors()));
CREATE POLICY changed_in_folders ON filters AS RESTRICTIVE FOR UPDATE TO guanlan_limited
  USING (cardinality(monitor_ids) > 0 AND monitor_ids <@ (SELECT open_monitors()));
CREATE POLICY removed_in_folders ON filters AS RESTRICTIVE FOR DELETE TO guanlan_limited
  USING (cardinality(monitor_ids) > 0 AND monitor_ids <@ (SELECT open_monitors()));
