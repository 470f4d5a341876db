-- Saves of a vocabulary are counted, so that nobody saves over what they have not seen. The database counts, so that taking a save back counts too.
--
-- On a running system: a column with a constant default touches no row; a server of the release before goes on without naming it.
ALTER TABLE vocabularies ADD COLUMN version int NOT NULL DEFAULT 1;

CREATE FUNCTION count_saves() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER count_saves BEFORE UPDATE ON vocabularies FOR EACH ROW EXECUTE FUNCTION count_saves();
