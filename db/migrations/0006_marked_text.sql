-- Stored articles are decided by the database itself: beside the index stands the marked text (engine/text/marked.ts), in which "a run of
-- tokens occurs" is exactly "a substring occurs".
--
-- On a running system: two columns without default and a constraint that is not checked against old rows touch no row. Building the index
-- reads the table once. Rows from before hold NULL, are decided outside the database meanwhile, and are filled page by page by the worker.
ALTER TABLE article_grams ADD COLUMN title text, ADD COLUMN body text;
-- Searched as it is: compressing costs more than reading (docs/decisions/0007).
ALTER TABLE article_grams ALTER title SET STORAGE EXTERNAL, ALTER body SET STORAGE EXTERNAL;
ALTER TABLE article_grams ADD CONSTRAINT marked_whole CHECK ((title IS NULL) = (body IS NULL)) NOT VALID;
CREATE INDEX article_grams_unmarked ON article_grams (published_at) WHERE body IS NULL;
COMMENT ON TABLE article_grams IS 'owner: articles. Shared: what articles are searched by; the text index and the marked text.';

-- Only these functions know the layout of marked text. All are strict: what is not filled yet stays unknown.

-- Tokens in a piece between two occurrences: raw ones have three bytes a character, the others one opening mark each; all else is ASCII.
CREATE FUNCTION marked_tokens(piece text) RETURNS int LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (octet_length(piece) - char_length(piece)) / 2 + octet_length(piece) - octet_length(replace(piece, E'\x01', ''))
$$;

-- Occurrences that do not overlap, left to right.
CREATE FUNCTION marked_count(marked text, needle text) RETURNS int LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (octet_length(marked) - octet_length(replace(marked, needle, ''))) / octet_length(needle)
$$;

-- The same as places, ascending. A place is one number: field (0 title, 1 body), first token, number of tokens.
CREATE FUNCTION marked_places(marked text, needle text, tokens int, field int) RETURNS bigint[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
DECLARE
  pieces text[] := string_to_array(marked, needle);
  first bigint := 0;
  places bigint[] := '{}';
BEGIN
  FOR i IN 1 .. cardinality(pieces) - 1 LOOP
    first := first + marked_tokens(pieces[i]);
    places := places || ((field::bigint << 52) | (first << 20) | tokens);
    first := first + tokens;
  END LOOP;
  RETURN places;
END $$;

-- Places of several words, each once, ascending.
CREATE FUNCTION places_together(places bigint[]) RETURNS bigint[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
  SELECT coalesce(array_agg(place ORDER BY place), '{}') FROM (SELECT DISTINCT unnest(places) AS place) p
$$;

CREATE FUNCTION places_if_often(places bigint[], wanted int) RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 20 AS $$
BEGIN
  RETURN CASE WHEN cardinality(places) >= wanted THEN places ELSE '{}' END;
END $$;

-- Is there a place of each, two different ones of one field, with at most `distance` tokens strictly between them? Both ascending.
-- Walks both at once and remembers of each the end that reaches furthest.
CREATE FUNCTION places_near(a bigint[], b bigint[], distance int) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 500 AS $$
DECLARE
  i int := 1;
  j int := 1;
  place bigint;
  in_a boolean;
  in_b boolean;
  field int := -1;
  first bigint;
  -- where the furthest place so far ends; below every distance when there is none
  end_a bigint;
  end_b bigint;
  none CONSTANT bigint := -1000000000;
BEGIN
  WHILE i <= cardinality(a) OR j <= cardinality(b) LOOP
    place := least(a[i], b[j]);
    in_a := coalesce(a[i] = place, false);
    in_b := coalesce(b[j] = place, false);
    IF place >> 52 <> field THEN
      field := place >> 52;
      end_a := none;
      end_b := none;
    END IF;
    first := (place >> 20) & 4294967295;
    -- A place of both is no pair with itself: it is compared before it is remembered.
    IF in_b AND first - end_a <= distance THEN RETURN true; END IF;
    IF in_a AND first - end_b <= distance THEN RETURN true; END IF;
    IF in_a THEN
      end_a := greatest(end_a, first + (place & 1048575));
      i := i + 1;
    END IF;
    IF in_b THEN
      end_b := greatest(end_b, first + (place & 1048575));
      j := j + 1;
    END IF;
  END LOOP;
  RETURN false;
END $$;

-- Has each operand a place, all in one field and any two at most `distance` apart? The places of all operands one after the other, with
-- the operand each belongs to. Two operands may take the same place. NULL, not known, where there are too many to compare each with each.
CREATE FUNCTION places_within(places bigint[], operands int[], wanted int, distance int) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
  SELECT CASE WHEN cardinality(places) > 600 THEN NULL ELSE EXISTS (
    WITH given AS (
      SELECT operand, place >> 52 AS field, (place >> 20) & 4294967295 AS first, ((place >> 20) & 4294967295) + (place & 1048575) AS past
      FROM unnest(places, operands) AS u (place, operand)
    )
    -- All begin at most `distance` after the first of them ended: every end is tried as the first.
    SELECT 1 FROM (SELECT DISTINCT field, past FROM given) e JOIN given g ON g.field = e.field AND g.past >= e.past AND g.first - e.past <= distance
    GROUP BY e.field, e.past HAVING count(DISTINCT g.operand) = wanted
  ) END
$$;
