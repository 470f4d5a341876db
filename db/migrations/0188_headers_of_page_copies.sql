-- Headers of the answer, for exports as WARC. On a running system: one new column; copies of before have none.
ALTER TABLE page_copies ADD headers jsonb;
COMMENT ON COLUMN page_copies.headers IS 'Pairs of name and value, as the server sent them; NULL: not kept';
