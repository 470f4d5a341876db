-- Parts of the text index are made ahead, as those of the articles are (0022), and no longer while a batch is being stored.
--
-- On a running system: some empty tables; nobody waits. Weeks and years without articles so far become one part each.
CREATE FUNCTION make_gram_weeks(until timestamptz) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
DECLARE
  this_week CONSTANT timestamptz := date_trunc('week', now());
  -- where the parts from the oldest on without a gap end; NULL: there is none
  reached timestamptz;
  upper timestamptz;
  part text;
  made int := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('guanlan.partitions'));
  LOOP
    WITH parts AS (
      SELECT (regexp_match(bound, 'FROM \(''([^'']+)''\)'))[1]::timestamptz AS lowest, (regexp_match(bound, 'TO \(''([^'']+)''\)'))[1]::timestamptz AS highest
      FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid, pg_get_expr(c.relpartbound, c.oid) bound
      WHERE i.inhparent = 'article_grams'::regclass
    ), ends AS (
      -- the end of a part behind which no other begins; of "everything before", that of nothing
      SELECT highest FROM parts p WHERE NOT EXISTS (SELECT FROM parts n WHERE n.lowest = p.highest)
      UNION ALL SELECT '-infinity' WHERE NOT EXISTS (SELECT FROM parts WHERE lowest IS NULL)
    )
    SELECT min(e.highest), min(p.lowest) FILTER (WHERE p.lowest > (SELECT min(highest) FROM ends)) INTO reached, upper FROM ends e CROSS JOIN parts p;
    -- without any part there is nothing to join
    reached := coalesce(reached, '-infinity');
    EXIT WHEN reached > until;
    IF reached < this_week THEN
      -- a gap of the past ends where a part, this week, or a year since 2018 begins
      upper := least(upper, this_week, greatest('2018-01-01+00', date_trunc('year', nullif(reached, '-infinity')) + interval '1 year'));
    ELSE
      upper := least(upper, date_trunc('week', reached) + interval '7 days');
    END IF;
    part := 'article_grams_' || CASE WHEN reached = '-infinity' THEN 'older' ELSE to_char(reached, 'YYYYMMDD') END;
    EXECUTE format('CREATE TABLE %I (LIKE article_grams INCLUDING ALL)', part);
    EXECUTE format('ALTER TABLE article_grams ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%L)', part,
      CASE WHEN reached = '-infinity' THEN 'MINVALUE' ELSE quote_literal(reached) END, upper);
    made := made + 1;
  END LOOP;
  RETURN made;
END $$;
REVOKE ALL ON FUNCTION make_gram_weeks FROM PUBLIC;
GRANT EXECUTE ON FUNCTION make_gram_weeks TO guanlan_worker;
SELECT make_gram_weeks(now() + interval '3 months');
DROP FUNCTION ensure_gram_partition;

-- Autovacuum analyses the parts and never the whole, of which plans are made too. A sample of each; nobody waits.
CREATE FUNCTION analyze_article_months() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  ANALYZE ONLY articles;
  ANALYZE ONLY article_likeness;
  ANALYZE ONLY org_articles;
  ANALYZE ONLY hits;
  ANALYZE ONLY article_grams;
END $$;
REVOKE ALL ON FUNCTION analyze_article_months FROM PUBLIC;
GRANT EXECUTE ON FUNCTION analyze_article_months TO guanlan_worker;
