-- A folder that was deleted opens nothing to whoever is limited to it (docs/decisions/0021): what it held was still found until now. An undo opens it
-- again. What was deleted within a folder that is there stays seen, so that whoever deleted it can undo that. On a running system: a function.
CREATE OR REPLACE FUNCTION limit_to_folders(org int, folders int[]) RETURNS int[] LANGUAGE plpgsql AS $$
DECLARE roots int[]; inside int[]; above int[]; items int[];
BEGIN
  SELECT coalesce(array_agg(id), '{}') INTO roots FROM monitors WHERE org_id = org AND id = ANY (folders) AND deleted_at IS NULL;
  WITH RECURSIVE below AS (
    SELECT id, kind FROM monitors WHERE org_id = org AND id = ANY (roots)
    UNION SELECT m.id, m.kind FROM monitors m JOIN below b ON m.parent_id = b.id WHERE m.org_id = org)
  SELECT coalesce(array_agg(id), '{}'), coalesce(array_agg(id) FILTER (WHERE kind = 'item'), '{}') INTO inside, items FROM below;
  WITH RECURSIVE up AS (
    SELECT parent_id AS id FROM monitors WHERE org_id = org AND id = ANY (roots)
    UNION SELECT m.parent_id FROM monitors m JOIN up ON m.id = up.id WHERE m.org_id = org)
  SELECT coalesce(array_agg(id) FILTER (WHERE id IS NOT NULL), '{}') INTO above FROM up;
  PERFORM set_config('app.monitors', inside::text, true), set_config('app.monitors_above', above::text, true), set_config('role', 'guanlan_limited', true);
  RETURN items;
END $$;
