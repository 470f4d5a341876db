-- Facts of a day, column by column, for charts over many articles (docs/decisions/0022). On a running system: two small tables, and triggers that write a
-- short row when articles of earlier days change; the days themselves are counted by the worker, newest first, and charts are right meanwhile.

-- Everything of an organisation (monitor 0) or what one of its monitors wants, published on one UTC day and shown on the desk.
CREATE TABLE fact_days (
  org_id int NOT NULL,
  monitor_id int NOT NULL,
  day date NOT NULL,
  rows int NOT NULL,
  -- Of these rows, to be held against the articles again.
  digest numeric NOT NULL,
  columns bytea NOT NULL,
  texts bytea NOT NULL,
  readers bytea NOT NULL,
  -- Another one each time the day is counted: what was read of it can be kept in memory.
  made uuid NOT NULL DEFAULT gen_random_uuid(),
  PRIMARY KEY (org_id, monitor_id, day)
);
-- They are pressed already.
ALTER TABLE fact_days ALTER columns SET STORAGE EXTERNAL, ALTER texts SET STORAGE EXTERNAL, ALTER readers SET STORAGE EXTERNAL;
COMMENT ON TABLE fact_days IS 'owner: articles. Worked out from hits and org_articles; a day with a row in fact_day_changes is not believed.';
CALL protect_by_organisation('fact_days');
CREATE POLICY of_open_monitors ON fact_days AS RESTRICTIVE TO guanlan_limited USING (monitor_id = ANY ((SELECT open_monitors())::int[]));

-- Written in the transaction that changes articles of a day; it goes when the day is counted anew. Never changed, so that nobody waits for it.
CREATE TABLE fact_day_changes (
  org_id int NOT NULL,
  monitor_id int NOT NULL,
  day date NOT NULL,
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, monitor_id, day, id)
);
COMMENT ON TABLE fact_day_changes IS 'owner: articles. Days whose articles changed since they were counted.';
CALL protect_by_organisation('fact_day_changes');

-- Which days of an organisation were counted for the first time.
CREATE TABLE fact_day_progress (
  org_id int PRIMARY KEY REFERENCES organisations ON DELETE CASCADE,
  newest date NOT NULL,
  oldest date NOT NULL,
  -- Days that were found wrong when they were held against the articles, ever.
  repaired int NOT NULL DEFAULT 0,
  checked_at timestamptz
);
COMMENT ON TABLE fact_day_progress IS 'owner: articles. How far the days of an organisation are counted.';
CALL protect_by_organisation('fact_day_progress');

CREATE FUNCTION fact_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT (at AT TIME ZONE 'UTC')::date $$;
-- The first day that is not counted apart: transactions note changes of days before their own, so that the running day costs them nothing.
CREATE FUNCTION running_day() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' $$;

-- The last day that is ever counted (keep.ts), and some: what is older is noted by nobody.
CREATE FUNCTION oldest_noted() RETURNS timestamptz LANGUAGE sql STABLE AS $$ SELECT running_day() - interval '200 days' $$;

CREATE FUNCTION note_changed_hits() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO fact_day_changes (org_id, monitor_id, day)
    SELECT DISTINCT n.org_id, n.monitor_id, fact_day(n.published_at) FROM new_rows n JOIN old_rows o USING (org_id, monitor_id, article_id)
    WHERE n.published_at < running_day() AND n.published_at >= oldest_noted()
      AND (n.removed_at IS NULL, n.media_type, n.sentiment, n.level, n.region, n.media_id, n.language, n.author, n.interactions, n.cluster_id)
        IS DISTINCT FROM (o.removed_at IS NULL, o.media_type, o.sentiment, o.level, o.region, o.media_id, o.language, o.author, o.interactions, o.cluster_id);
  ELSE
    INSERT INTO fact_day_changes (org_id, monitor_id, day)
    SELECT DISTINCT org_id, monitor_id, fact_day(published_at) FROM changed WHERE published_at < running_day() AND published_at >= oldest_noted();
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER hits_note_added AFTER INSERT ON hits REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_hits();
CREATE TRIGGER hits_note_gone AFTER DELETE ON hits REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_hits();
CREATE TRIGGER hits_note_changed AFTER UPDATE ON hits REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_hits();

CREATE FUNCTION note_changed_articles_of_organisations() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO fact_day_changes (org_id, monitor_id, day)
    SELECT DISTINCT n.org_id, 0, fact_day(n.published_at) FROM new_rows n JOIN old_rows o USING (org_id, article_id)
    WHERE n.published_at < running_day() AND n.published_at >= oldest_noted()
      AND (n.removed_at IS NULL, n.media_type, n.sentiment, n.level, n.region, n.media_id, n.language, n.author, n.interactions, n.cluster_id, n.keywords)
        IS DISTINCT FROM (o.removed_at IS NULL, o.media_type, o.sentiment, o.level, o.region, o.media_id, o.language, o.author, o.interactions, o.cluster_id, o.keywords);
    -- Words of monitors are those of the organisation.
    INSERT INTO fact_day_changes (org_id, monitor_id, day)
    SELECT DISTINCT h.org_id, h.monitor_id, fact_day(n.published_at) FROM new_rows n JOIN old_rows o USING (org_id, article_id)
      JOIN hits h ON h.org_id = n.org_id AND h.article_id = n.article_id
    WHERE n.published_at < running_day() AND n.published_at >= oldest_noted() AND n.keywords IS DISTINCT FROM o.keywords;
  ELSE
    INSERT INTO fact_day_changes (org_id, monitor_id, day)
    SELECT DISTINCT org_id, 0, fact_day(published_at) FROM changed WHERE published_at < running_day() AND published_at >= oldest_noted();
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER org_articles_note_added AFTER INSERT ON org_articles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION note_changed_articles_of_organisations();
CREATE TRIGGER org_articles_note_gone AFTER DELETE ON org_articles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT
  EXECUTE FUNCTION note_changed_articles_of_organisations();
CREATE TRIGGER org_articles_note_changed AFTER UPDATE ON org_articles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION note_changed_articles_of_organisations();

-- What stands with an article itself, of everybody who has it.
CREATE FUNCTION note_changed_texts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO fact_day_changes (org_id, monitor_id, day)
  SELECT DISTINCT of.org_id, of.monitor_id, fact_day(n.published_at)
  FROM new_rows n JOIN old_rows o USING (id) CROSS JOIN LATERAL (
    SELECT org_id, 0 AS monitor_id FROM org_articles a WHERE a.article_id = n.id UNION ALL
    SELECT h.org_id, h.monitor_id FROM org_articles a JOIN hits h ON h.org_id = a.org_id AND h.article_id = a.article_id WHERE a.article_id = n.id) of
  WHERE n.published_at < running_day() AND n.published_at >= oldest_noted() AND (n.keywords, n.reads, n.account, n.extra) IS DISTINCT FROM (o.keywords, o.reads, o.account, o.extra);
  RETURN NULL;
END $$;
CREATE TRIGGER articles_note_texts AFTER UPDATE ON articles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT
  EXECUTE FUNCTION note_changed_texts();

-- Whoever begins or ends to read words otherwise than everybody has others from then on.
CREATE FUNCTION note_own_words() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- A day that is being counted is waited for (keep.ts takes the same lock), so that it is noted, too.
  PERFORM pg_advisory_xact_lock(hashtext('guanlan.fact_days'), coalesce(NEW.org_id, OLD.org_id));
  INSERT INTO fact_day_changes (org_id, monitor_id, day) SELECT d.org_id, d.monitor_id, d.day FROM fact_days d WHERE d.org_id = coalesce(NEW.org_id, OLD.org_id);
  RETURN NULL;
END $$;
CREATE TRIGGER own_readings_note_words AFTER INSERT OR DELETE ON own_readings FOR EACH ROW EXECUTE FUNCTION note_own_words();
REVOKE EXECUTE ON FUNCTION note_changed_hits, note_changed_articles_of_organisations, note_changed_texts, note_own_words FROM public;
