-- A headline that its source changed is shown as it is now; what it was stands beside it. On a running system: a column without a default.
ALTER TABLE articles ADD COLUMN earlier_titles jsonb;
COMMENT ON COLUMN articles.earlier_titles IS 'titles that its source gave it before, the oldest first, each with the moment until which it stood';
