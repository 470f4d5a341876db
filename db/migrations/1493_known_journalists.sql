-- Which entries of the library somebody in the book of journalists writes for. On a running system: a function, nothing else.
CREATE FUNCTION entries_of_journalists(org int) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT DISTINCT e ->> 'entry' FROM journalists j CROSS JOIN LATERAL jsonb_array_elements(j.entries) e
  WHERE j.org_id = org AND j.removed_at IS NULL AND e ->> 'entry' IS NOT NULL AND e ->> 'to' IS NULL
$$;
COMMENT ON FUNCTION entries_of_journalists IS 'owner: journalists. Of those who write there now; the media library narrows its lists by it.';
