-- Cases of events that operators publish for all organisations. On a running system: a new table; a function by which members read names of the brand library.
CREATE TABLE event_cases (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (length(title) BETWEEN 2 AND 50),
  subjects jsonb NOT NULL,
  begin_at timestamptz NOT NULL,
  end_at timestamptz,
  -- written by whoever publishes; texts of publishers stay links
  course jsonb NOT NULL DEFAULT '[]',
  figures jsonb NOT NULL DEFAULT '[]',
  links jsonb NOT NULL DEFAULT '[]',
  published_at timestamptz NOT NULL DEFAULT now(),
  published_by int,
  CHECK (end_at >= begin_at)
);
CREATE UNIQUE INDEX event_cases_title ON event_cases (title);
COMMENT ON TABLE event_cases IS 'owner: event-library. Shared: cases of events that operators publish for all organisations.';
GRANT SELECT, INSERT, UPDATE, DELETE ON event_cases TO guanlan_worker;
GRANT SELECT ON event_cases TO guanlan_app;

-- The library is the installation's: members are handed its names in use, by kind, and nothing else of it.
CREATE FUNCTION names_in_use(of_kind text) RETURNS TABLE (id int, kind text, name text, aliases text[]) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT n.id, n.kind, n.name, n.aliases FROM names n WHERE n.kind = of_kind AND n.enabled ORDER BY n.name
$$;
REVOKE ALL ON FUNCTION names_in_use FROM PUBLIC;
GRANT EXECUTE ON FUNCTION names_in_use TO guanlan_app, guanlan_worker;
