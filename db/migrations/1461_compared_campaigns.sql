-- Campaigns as subjects of comparisons. On a running system: a column with a default and a wider check, on a small table.
ALTER TABLE comparisons ADD COLUMN campaigns int[] NOT NULL DEFAULT '{}';
ALTER TABLE comparisons DROP CONSTRAINT comparisons_check;
ALTER TABLE comparisons ADD CONSTRAINT comparisons_check CHECK (
  CASE WHEN jsonb_array_length(periods) = 0
    THEN cardinality(monitors) + cardinality(brands) + cardinality(stories) + cardinality(events) + cardinality(campaigns) + cardinality(rules) BETWEEN 2 AND 10
    ELSE cardinality(monitors) + cardinality(brands) + cardinality(stories) + cardinality(events) + cardinality(campaigns) + cardinality(rules) = 1 AND jsonb_array_length(periods) BETWEEN 2 AND 10
  END);
