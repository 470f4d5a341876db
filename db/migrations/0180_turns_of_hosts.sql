-- Hosts at one network address share four places, and each host has a budget of the day.
-- On a running system: columns with constant defaults on a small table, an index on it, three functions. Workers of the version before take turns without
-- places until they are stopped.
ALTER TABLE source_hosts
  -- where it was reached, and when that was looked up
  ADD COLUMN network_address text,
  ADD COLUMN address_at timestamptz,
  -- while it is asked: the end of the lease
  ADD COLUMN asked_until timestamptz,
  -- what it was asked for on this day (UTC)
  ADD COLUMN day date NOT NULL DEFAULT '2000-01-01',
  ADD COLUMN day_requests int NOT NULL DEFAULT 0,
  ADD COLUMN day_bytes bigint NOT NULL DEFAULT 0;
CREATE INDEX source_hosts_asked ON source_hosts (network_address) WHERE asked_until IS NOT NULL;
COMMENT ON TABLE source_hosts IS 'owner: platform. Shared: when a host may be asked again; everything that asks keeps one promise.';
COMMENT ON TABLE robots_files IS 'owner: platform. Shared: what sites ask of crawlers, kept for a day.';

-- Places are counted and taken by one at a time, or two workers would take the last one.
CREATE FUNCTION lock_host_places() RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended('places of hosts', 0))
$$;

-- Those that wait longest and have a place at their address; others wait a second more. What has no known address (or one of yesterday) gets its place by place_host.
CREATE FUNCTION take_host_turns(most int, places int, lease interval)
RETURNS TABLE (host text, pause_seconds real, failures int, placed boolean) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  PERFORM lock_host_places();
  FOR attempt IN 1..40 LOOP
    RETURN QUERY
    WITH waiting AS MATERIALIZED (
      SELECT host, due_at, CASE WHEN address_at > now() - interval '1 day' THEN network_address END AS address
      FROM source_hosts WHERE due_at <= now() ORDER BY due_at LIMIT most FOR UPDATE SKIP LOCKED
    ), asked AS (
      SELECT network_address AS address, count(*) AS hosts FROM source_hosts
      WHERE asked_until > now() AND network_address IN (SELECT address FROM waiting) GROUP BY network_address
    ), placed AS (
      SELECT w.host, w.address IS NULL
          OR coalesce(a.hosts, 0) + row_number() OVER (PARTITION BY w.address ORDER BY w.due_at, w.host) <= places AS has_place,
        w.address IS NOT NULL AS known
      FROM waiting w LEFT JOIN asked a ON a.address = w.address
    ), later AS (
      UPDATE source_hosts h SET free_at = now() + interval '1 second' FROM placed p WHERE h.host = p.host AND NOT p.has_place
    )
    UPDATE source_hosts h SET free_at = now() + lease, asked_until = now() + lease
    FROM placed p WHERE h.host = p.host AND p.has_place
    RETURNING h.host, h.pause_seconds, h.failures, p.known;
    -- A thousand blogs of one provider at the head of the line keep nobody behind them.
    EXIT WHEN FOUND OR NOT EXISTS (SELECT FROM source_hosts WHERE due_at <= now());
  END LOOP;
END $$;

-- The turn of one host: for somebody who waits for the answer.
CREATE FUNCTION take_host_turn(of_host text, places int, lease interval)
RETURNS TABLE (host text, pause_seconds real, failures int, placed boolean) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  PERFORM lock_host_places();
  RETURN QUERY
  INSERT INTO source_hosts AS h (host, free_at, asked_until) VALUES (of_host, now() + lease, now() + lease)
  ON CONFLICT (host) DO UPDATE SET free_at = excluded.free_at, asked_until = excluded.asked_until
  WHERE h.free_at <= now() AND (h.network_address IS NULL OR places > (SELECT count(*) FROM source_hosts o
    WHERE o.network_address = h.network_address AND o.asked_until > now() AND o.host <> h.host))
  RETURNING h.host, h.pause_seconds, h.failures, coalesce(h.address_at > now() - interval '1 day', false);
END $$;

-- Keeps where a host is. False: the places of that address are taken.
CREATE FUNCTION place_host(of_host text, address text, places int) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  others int;
BEGIN
  PERFORM lock_host_places();
  UPDATE source_hosts SET network_address = address, address_at = now() WHERE host = of_host;
  SELECT count(*) INTO others FROM source_hosts o WHERE o.network_address = address AND o.asked_until > now() AND o.host <> of_host;
  RETURN others < places;
END $$;
