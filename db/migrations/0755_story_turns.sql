-- What batches tell each other of stories while all but that decision goes on at once (docs/decisions/0009). On a running system: a new table, nothing waits.
-- A server of the version before stores beside this one without telling: copies that both bring within the same second may stay two stories.

-- A line a batch, written with the turn, so that the numbers have no gap and follow the order of commits.
CREATE TABLE story_turns (
  turn bigint PRIMARY KEY,
  -- What came in and can be compared; and its stories, one by one.
  article_ids bigint[] NOT NULL,
  stories bigint[] NOT NULL,
  -- What these are found by: of each how many hashes, then the hashes; 32 bits each, lowest byte first.
  hashes bytea NOT NULL,
  -- Stories that became part of others, and of which.
  ended bigint[] NOT NULL,
  went_into bigint[] NOT NULL
);
ALTER TABLE story_turns ALTER hashes SET STORAGE EXTERNAL;
COMMENT ON TABLE story_turns IS 'owner: articles. Shared: what the last batches changed about stories.';
GRANT SELECT, INSERT, DELETE ON story_turns TO guanlan_worker;

-- Waits until no other batch decides about stories, and tells what those decided that came after the one seen. `waited_ms` is in every row; without
-- other batches there is one row with nothing else in it.
CREATE FUNCTION take_story_turn(seen bigint)
RETURNS TABLE (waited_ms float8, turn bigint, article_ids bigint[], stories bigint[], hashes bytea, ended bigint[], went_into bigint[])
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  asked CONSTANT timestamptz := clock_timestamp();
  given timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('guanlan.clusters'));
  given := clock_timestamp();
  -- A statement of its own: it sees what was committed while this one waited.
  RETURN QUERY
    SELECT extract(epoch FROM given - asked)::float8 * 1000, t.turn, t.article_ids, t.stories, t.hashes, t.ended, t.went_into
    FROM (SELECT 1) one LEFT JOIN story_turns t ON t.turn > seen ORDER BY t.turn;
END $$;
REVOKE EXECUTE ON FUNCTION take_story_turn FROM public;
GRANT EXECUTE ON FUNCTION take_story_turn TO guanlan_worker;
