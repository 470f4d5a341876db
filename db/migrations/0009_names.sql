-- The brand library: companies, brands and products under all their names, and what articles name of them.
--
-- On a running system: columns with constant defaults touch no row. Articles from before have no names until the library says something;
-- then those of the last 30 days are read again in the background.
CREATE TABLE names (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('corp', 'brand', 'prod')),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  aliases text[] NOT NULL DEFAULT '{}' CHECK (cardinality(aliases) <= 50),
  -- names that are also other words: they count beside a context word only
  ambiguous text[] NOT NULL DEFAULT '{}' CHECK (cardinality(ambiguous) <= 50),
  context text[] NOT NULL DEFAULT '{}' CHECK (cardinality(context) <= 100),
  -- longer words a name stands in and does not mean it
  except_in text[] NOT NULL DEFAULT '{}' CHECK (cardinality(except_in) <= 100),
  enabled boolean NOT NULL DEFAULT true,
  demonstration boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by int,
  UNIQUE (kind, name)
);
COMMENT ON TABLE names IS 'owner: names. Shared: the brand library of the installation, kept by operators; members see what articles show.';
GRANT SELECT, INSERT, UPDATE, DELETE ON names TO guanlan_worker;

-- Which library is the newest, and how far stored articles have been read again with it. One row: whoever changes the library waits for
-- whoever changes it already, so that a version that is seen holds everything of the versions before.
CREATE TABLE names_state (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  version bigint NOT NULL DEFAULT 0,
  -- of the reading again: the version it reads for, who may still store with an older one, and its place, going backwards
  reading bigint NOT NULL DEFAULT 0,
  begun_in xid8,
  published_before timestamptz,
  id_before bigint,
  finished boolean NOT NULL DEFAULT true
);
COMMENT ON TABLE names_state IS 'owner: names. Shared: version of the brand library.';
GRANT SELECT, UPDATE ON names_state TO guanlan_worker;
INSERT INTO names_state DEFAULT VALUES;

CREATE FUNCTION note_names_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE names_state SET version = version + 1;
  PERFORM pg_notify('names', '');
  RETURN NULL;
END $$;
CREATE TRIGGER names_note_change AFTER INSERT OR UPDATE OR DELETE ON names FOR EACH STATEMENT EXECUTE FUNCTION note_names_change();

-- What rules ask: every name of every entity found, in canonical form.
ALTER TABLE articles
  ADD COLUMN corps text[] NOT NULL DEFAULT '{}',
  ADD COLUMN brands text[] NOT NULL DEFAULT '{}',
  ADD COLUMN products text[] NOT NULL DEFAULT '{}',
  -- what people see: [{kind, name, count}], the most often named first, twenty at most
  ADD COLUMN names jsonb NOT NULL DEFAULT '[]';
