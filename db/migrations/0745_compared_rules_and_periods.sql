-- Rule texts and periods as subjects of comparisons. On a running system: two columns with a default and a wider check, on a small table.
ALTER TABLE comparisons
  -- rules as text, run when the comparison is shown; one with a word list that is gone is shown as gone
  ADD COLUMN rules text[] NOT NULL DEFAULT '{}',
  -- [{from: first day, days}] of the one subject, by the organisation's calendar; empty: several subjects, and one time for all
  ADD COLUMN periods jsonb NOT NULL DEFAULT '[]';
ALTER TABLE comparisons DROP CONSTRAINT comparisons_check;
ALTER TABLE comparisons ADD CONSTRAINT comparisons_check CHECK (
  CASE WHEN jsonb_array_length(periods) = 0
    THEN cardinality(monitors) + cardinality(brands) + cardinality(stories) + cardinality(rules) BETWEEN 2 AND 10
    ELSE cardinality(monitors) + cardinality(brands) + cardinality(stories) + cardinality(rules) = 1 AND jsonb_array_length(periods) BETWEEN 2 AND 10
  END);
