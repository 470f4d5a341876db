-- The switch: articles, their likeness, facts and hits are split by month from now on; what is stored becomes the first part, whole.
--
-- On a running system: one lock of all four tables for some milliseconds, given up after 200 ms and tried again. No row moves. Servers of
-- the version before read on; their batches fail and wait until a server of this version stores them.
SET LOCAL lock_timeout = '200ms';
LOCK TABLE articles, article_likeness, org_articles, hits IN ACCESS EXCLUSIVE MODE;

DROP TRIGGER articles_follow_identity ON articles;
DROP FUNCTION follow_article_identity;
DROP INDEX articles_identity;
-- A foreign key onto a split table would be read through at every retired month; one from it would lock media at every new one.
ALTER TABLE article_likeness DROP CONSTRAINT article_likeness_article_id_fkey;
ALTER TABLE articles DROP CONSTRAINT articles_media_id_fkey;

-- The numbering goes on where it was; the sequence no longer belongs to a table that will be dropped one day.
DO $$
DECLARE next bigint;
BEGIN
  SELECT CASE WHEN is_called THEN last_value + 1 ELSE last_value END INTO next FROM articles_id_seq;
  ALTER TABLE articles ALTER id DROP IDENTITY;
  EXECUTE format('CREATE SEQUENCE articles_id_seq MAXVALUE 549755813887 START %s', next);
END $$;
GRANT USAGE ON SEQUENCE articles_id_seq TO guanlan_worker;

-- Nobody reads a part but through its whole.
REVOKE ALL ON articles, article_likeness, org_articles, hits FROM guanlan_app, guanlan_worker;

ALTER TABLE articles RENAME TO articles_before;
ALTER TABLE articles_before RENAME CONSTRAINT articles_pkey TO articles_before_pkey;
ALTER INDEX articles_of_cluster RENAME TO articles_before_of_cluster;
ALTER INDEX articles_demonstration RENAME TO articles_before_demonstration;
CREATE TABLE articles (LIKE articles_before INCLUDING DEFAULTS INCLUDING STORAGE, PRIMARY KEY (id)) PARTITION BY RANGE (id);
CREATE INDEX articles_of_cluster ON articles (cluster_id, id);
CREATE INDEX articles_demonstration ON articles (id) WHERE demonstration;
ALTER TABLE articles ATTACH PARTITION articles_before FOR VALUES FROM (MINVALUE) TO (549755813888);
COMMENT ON TABLE articles IS 'owner: articles. Shared: what was published, once for the whole installation; reached through hits and org_articles.';
GRANT SELECT ON articles TO guanlan_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON articles TO guanlan_worker;

ALTER TABLE article_likeness RENAME TO article_likeness_before;
ALTER TABLE article_likeness_before RENAME CONSTRAINT article_likeness_pkey TO article_likeness_before_pkey;
CREATE TABLE article_likeness (LIKE article_likeness_before INCLUDING DEFAULTS, PRIMARY KEY (article_id)) PARTITION BY RANGE (article_id);
ALTER TABLE article_likeness ATTACH PARTITION article_likeness_before FOR VALUES FROM (MINVALUE) TO (549755813888);
COMMENT ON TABLE article_likeness IS 'owner: articles. Shared: the reason of a place in a cluster; reached through org_articles.';
GRANT SELECT ON article_likeness TO guanlan_app;
GRANT SELECT, INSERT, DELETE ON article_likeness TO guanlan_worker;

ALTER TABLE org_articles RENAME TO org_articles_before;
ALTER TABLE org_articles_before RENAME CONSTRAINT org_articles_pkey TO org_articles_before_pkey;
ALTER INDEX org_articles_by_time RENAME TO org_articles_before_by_time;
ALTER INDEX org_articles_of_media RENAME TO org_articles_before_of_media;
ALTER INDEX org_articles_of_cluster RENAME TO org_articles_before_of_cluster;
ALTER INDEX org_articles_of_article RENAME TO org_articles_before_of_article;
ALTER INDEX org_articles_corrected RENAME TO org_articles_before_corrected;
CREATE TABLE org_articles (LIKE org_articles_before INCLUDING DEFAULTS, PRIMARY KEY (org_id, article_id)) PARTITION BY RANGE (article_id);
-- Carries what the usual filters ask, so that the exact total of a month of a busy organisation is counted in the index alone (bench/desk.ts).
CREATE INDEX org_articles_by_time ON org_articles (org_id, published_at DESC, article_id DESC)
  INCLUDE (media_type, sentiment, region, interactions, cluster_id) WHERE removed_at IS NULL;
CREATE INDEX org_articles_of_media ON org_articles (org_id, media_id);
CREATE INDEX org_articles_of_cluster ON org_articles (org_id, cluster_id);
-- Counts and clusters change by article, whatever organisations have it.
CREATE INDEX org_articles_of_article ON org_articles (article_id);
-- Each minute somebody asks whose corrections are newer than what was learned from them.
CREATE INDEX org_articles_corrected ON org_articles (org_id, corrected_at DESC) INCLUDE (cluster_id) WHERE corrected_at IS NOT NULL;
ALTER TABLE org_articles ATTACH PARTITION org_articles_before FOR VALUES FROM (MINVALUE) TO (549755813888);
COMMENT ON TABLE org_articles IS 'owner: articles. What an organisation knows and says of an article.';
CALL protect_by_organisation('org_articles');

ALTER TABLE hits RENAME TO hits_before;
ALTER TABLE hits_before RENAME CONSTRAINT hits_pkey TO hits_before_pkey;
ALTER INDEX hits_by_time RENAME TO hits_before_by_time;
ALTER INDEX hits_of_article RENAME TO hits_before_of_article;
CREATE TABLE hits (LIKE hits_before INCLUDING DEFAULTS, PRIMARY KEY (org_id, monitor_id, article_id)) PARTITION BY RANGE (article_id);
CREATE INDEX hits_by_time ON hits (org_id, monitor_id, published_at DESC, article_id DESC);
CREATE INDEX hits_of_article ON hits (org_id, article_id);
ALTER TABLE hits ATTACH PARTITION hits_before FOR VALUES FROM (MINVALUE) TO (549755813888);
COMMENT ON TABLE hits IS 'owner: articles. A monitor of an organisation wants an article: what lists and charts read.';
CALL protect_by_organisation('hits');

-- Parts are made as tables of their own and then attached: whoever reads or stores does not wait (CREATE … PARTITION OF would lock the whole).
-- Answers how many were made. Several may call it at once; one does the work.
CREATE FUNCTION make_article_months(until timestamptz) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  whole text;
  part text;
  -- where the newest part ends, and the next one
  reached bigint;
  upper bigint;
  month timestamptz;
  made int := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('guanlan.partitions'));
  FOREACH whole IN ARRAY ARRAY['articles', 'article_likeness', 'org_articles', 'hits'] LOOP
    LOOP
      SELECT max((regexp_match(pg_get_expr(c.relpartbound, c.oid), 'TO \(''(\d+)''\)'))[1]::bigint) INTO reached
        FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = whole::regclass;
      EXIT WHEN reached > article_day(until) << 39;
      IF reached = 549755813888 THEN
        -- articles that come after the switch and were published before its month
        part := whole || '_older';
        upper := article_day(date_trunc('month', now())) << 39;
      ELSE
        month := '2020-01-01+00'::timestamptz + (reached >> 39) * interval '1 day';
        part := whole || to_char(month, '_YYYYMM');
        upper := article_day(month + interval '1 month') << 39;
      END IF;
      EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', part, whole);
      IF whole = 'articles' THEN
        EXECUTE format('ALTER TABLE %I ADD CONSTRAINT day_of_id CHECK (id >> 39 = article_day(published_at))', part);
      ELSIF whole <> 'article_likeness' THEN
        EXECUTE format('ALTER TABLE %I ADD CONSTRAINT day_of_id CHECK (article_id >> 39 = article_day(published_at))', part);
      END IF;
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)', whole, part, reached, upper);
      made := made + 1;
    END LOOP;
  END LOOP;
  RETURN made;
END $$;
REVOKE ALL ON FUNCTION make_article_months FROM PUBLIC;
GRANT EXECUTE ON FUNCTION make_article_months TO guanlan_worker;
SELECT make_article_months(now() + interval '3 months');
