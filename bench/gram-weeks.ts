/** A part a week, as an installation has them that has run for as long; a new one has one part for the whole past. */
export const gramWeeks = (days: number): string => `
  DO $$
  DECLARE
    part record;
    week timestamptz := date_trunc('week', now() - interval '${days + 7} days');
  BEGIN
    SELECT c.relname AS name INTO part
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid, pg_get_expr(c.relpartbound, c.oid) bound
    WHERE i.inhparent = 'article_grams'::regclass AND (regexp_match(bound, 'TO \\(''([^'']+)''\\)'))[1]::timestamptz = date_trunc('week', now());
    EXECUTE format('DROP TABLE %I', part.name);
    WHILE week < date_trunc('week', now()) LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF article_grams FOR VALUES FROM (%L) TO (%L)', 'article_grams_' || to_char(week, 'YYYYMMDD'), week, week + interval '7 days');
      week := week + interval '7 days';
    END LOOP;
  END $$`
