-- An embedded volume may be shown beside an earlier stretch. On a running system: a column without a default, no row is rewritten.
-- Against of features/charts/charts/contract; null: nothing
ALTER TABLE chart_embeds ADD COLUMN against jsonb;
