-- Small monitors of a day are counted together (fact_days with monitor -1), so that folders of thousands are answered from counted days, too (docs/decisions/0022).
-- On a running system: a short row for every day that is counted already, which the worker then counts, newest first; charts are right meanwhile. A worker of the
-- release before counts a small monitor anew by itself: the trigger says that the others of its day have to be counted again.

INSERT INTO fact_day_changes (org_id, monitor_id, day)
SELECT p.org_id, -1, d::date FROM fact_day_progress p CROSS JOIN generate_series(p.oldest::timestamp, p.newest::timestamp, interval '1 day') d;

CREATE FUNCTION note_days_together() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF current_setting('app.counts_together', true) IS DISTINCT FROM 'on' THEN
    INSERT INTO fact_day_changes (org_id, monitor_id, day)
    SELECT DISTINCT g.org_id, -1, g.day FROM gone g JOIN fact_days d ON d.org_id = g.org_id AND d.monitor_id = -1 AND d.day = g.day WHERE g.monitor_id > 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER fact_day_changes_note_together AFTER DELETE ON fact_day_changes REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_days_together();
REVOKE EXECUTE ON FUNCTION note_days_together FROM public;
