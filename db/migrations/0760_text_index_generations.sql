-- A new index of texts is filled beside the one that is asked and takes its place when it is whole; the old one stays for a day (docs/decisions/0024).
-- On a running system: columns of two small tables; a worker of the release before goes on writing the index it knows.

ALTER TABLE text_indexes
  -- How its texts are analysed and written; a process asks and writes only what it knows.
  ADD COLUMN layout int NOT NULL DEFAULT 1,
  ADD COLUMN filled_count bigint NOT NULL DEFAULT 0,
  ADD COLUMN filling_ms bigint NOT NULL DEFAULT 0,
  -- Since when questions are answered from it, and since when no more. An index that was left is followed for a day, so that the way back is open.
  ADD COLUMN asked_at timestamptz,
  ADD COLUMN left_at timestamptz;
UPDATE text_indexes SET asked_at = filled_at;
CREATE UNIQUE INDEX text_indexes_asked ON text_indexes ((true)) WHERE asked_at IS NOT NULL AND left_at IS NULL;

ALTER TABLE text_index_changes
  -- Indexes that hold the change and show it, and those that did not take it. A line goes when every index holds it.
  ADD COLUMN written text[] NOT NULL DEFAULT '{}',
  ADD COLUMN refused_by text[] NOT NULL DEFAULT '{}';

-- The index that is asked and what it does not show yet, in one look. No row: the database answers.
CREATE FUNCTION text_index_asked(most int) RETURNS TABLE (name text, layout int, behind bigint[])
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT i.name, i.layout, ARRAY(SELECT DISTINCT c.article_id FROM text_index_changes c WHERE NOT (i.name = ANY (c.written)) LIMIT most)
  FROM text_indexes i WHERE i.asked_at IS NOT NULL AND i.left_at IS NULL AND i.filled_at IS NOT NULL
$$;
REVOKE EXECUTE ON FUNCTION text_index_asked FROM public;
GRANT EXECUTE ON FUNCTION text_index_asked TO guanlan_app, guanlan_worker;
