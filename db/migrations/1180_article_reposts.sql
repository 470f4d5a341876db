-- Who passed a post on, from whom. On a running system: one new table in parts by month, and the two functions that make and measure parts know it.
CREATE TABLE article_reposts (
  article_id bigint NOT NULL,
  -- the sender's id of the repost, or its author, text and time: the same repost always gets the same one
  identity uuid NOT NULL,
  -- identity of the repost that was passed on; 00000000-0000-0000-0000-000000000000: the post itself; NULL: nobody says
  parent uuid,
  author text,
  text text NOT NULL CHECK (length(text) <= 1000),
  written_at timestamptz NOT NULL,
  PRIMARY KEY (article_id, identity)
) PARTITION BY RANGE (article_id);
COMMENT ON TABLE article_reposts IS 'owner: articles. Shared: reposts of a post; reached only through an article that the organisation may see. Parts as those of articles.';
CREATE TABLE article_reposts_before (LIKE article_reposts INCLUDING ALL);
ALTER TABLE article_reposts ATTACH PARTITION article_reposts_before FOR VALUES FROM (MINVALUE) TO (549755813888);
GRANT SELECT ON article_reposts TO guanlan_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON article_reposts TO guanlan_worker;

-- As it was, with one table more, which like article_likeness has no moment of the article.
CREATE OR REPLACE FUNCTION make_article_months(until timestamptz) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
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
  FOREACH whole IN ARRAY ARRAY['articles', 'article_likeness', 'article_reposts', 'org_articles', 'hits'] LOOP
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
      ELSIF whole NOT IN ('article_likeness', 'article_reposts') THEN
        EXECUTE format('ALTER TABLE %I ADD CONSTRAINT day_of_id CHECK (article_id >> 39 = article_day(published_at))', part);
      END IF;
      EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)', whole, part, reached, upper);
      made := made + 1;
    END LOOP;
  END LOOP;
  RETURN made;
END $$;
SELECT make_article_months(now() + interval '3 months');

CREATE OR REPLACE FUNCTION analyze_article_months() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  ANALYZE ONLY articles;
  ANALYZE ONLY article_likeness;
  ANALYZE ONLY article_reposts;
  ANALYZE ONLY org_articles;
  ANALYZE ONLY hits;
  ANALYZE ONLY article_grams;
END $$;
