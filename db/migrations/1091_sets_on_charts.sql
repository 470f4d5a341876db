-- Charts mark when a crisis began: the moment stands with its set. On a running system: a column without a default; drills and what lies in the bin have none.
ALTER TABLE article_sets ADD COLUMN began_at timestamptz;
COMMENT ON COLUMN article_sets.began_at IS 'As charts mark it; null: not marked.';
UPDATE article_sets s SET began_at = c.started_at FROM crises c
  WHERE s.kind = 'crisis' AND c.org_id = s.org_id AND c.id = s.id AND NOT c.drill AND c.binned_at IS NULL AND c.started_at IS NOT NULL;
