-- Several processes on one database share one bound of expensive calls. On a running system: two functions are added; an older server
-- does not call them and keeps its own bound.
-- A place is a lock of the transaction that holds it: PostgreSQL gives it back with the transaction, whatever becomes of the process.
CREATE FUNCTION take_place(share text, most integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  FOR place IN 1..most LOOP
    IF pg_try_advisory_xact_lock(hashtextextended(share, place)) THEN RETURN true; END IF;
  END LOOP;
  RETURN false;
END $$;

-- False: the caller has to end its transaction, wait and try again. `person` null: work of the organisation itself.
CREATE FUNCTION take_dear_place(org integer, person integer, most integer, most_of_org integer, most_of_person integer)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF person IS NOT NULL AND NOT take_place('dear calls of person ' || org || '/' || person, most_of_person) THEN RETURN false; END IF;
  IF NOT take_place('dear calls of organisation ' || org, most_of_org) THEN RETURN false; END IF;
  RETURN take_place('dear calls', most);
END $$;
