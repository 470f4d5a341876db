-- Cases of events that operators publish for all organisations. On a running system: a new table; members may read names of the brand library besides.
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
COMMENT ON TABLE event_cases IS 'owner: eventLibrary. Shared: cases of events that operators publish for all organisations.';
GRANT SELECT, INSERT, UPDATE, DELETE ON event_cases TO guanlan_worker;
GRANT SELECT ON event_cases, names TO guanlan_app;
