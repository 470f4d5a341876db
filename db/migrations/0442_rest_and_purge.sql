-- Disabled organisations rest, and those in the bin are purged. On a running system: a column on `organisations` (a moment's lock), two triggers on it and
-- a new table; no row changes. A server of the version before goes on matching for who rests.

ALTER TABLE organisations ADD COLUMN rested_at timestamptz;
COMMENT ON COLUMN organisations.rested_at IS 'since when nothing is collected or matched for it: disabled for 30 days; null: awake';

CREATE FUNCTION rests(of_org int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM organisations WHERE id = of_org AND rested_at IS NOT NULL)
$$;

CREATE FUNCTION wake_organisation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.rested_at := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER wake_organisation BEFORE UPDATE OF enabled ON organisations FOR EACH ROW WHEN (NEW.enabled) EXECUTE FUNCTION wake_organisation();

-- Who matches drops its rules, or takes them up again.
CREATE FUNCTION follow_rest() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO rule_changes (org_id, monitor_id) SELECT NEW.id, m.id FROM monitors m WHERE m.org_id = NEW.id AND m.rule IS NOT NULL;
  PERFORM pg_notify('rules', '0');
  RETURN NULL;
END $$;
CREATE TRIGGER follow_rest AFTER UPDATE ON organisations FOR EACH ROW
  WHEN ((OLD.rested_at IS NULL) <> (NEW.rested_at IS NULL)) EXECUTE FUNCTION follow_rest();
REVOKE ALL ON FUNCTION wake_organisation, follow_rest FROM PUBLIC;

CREATE OR REPLACE FUNCTION may_collect(of_org int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT rests(of_org) AND NOT EXISTS (SELECT FROM org_limits l LEFT JOIN quota_uses u ON u.org_id = l.org_id AND u.quota = l.quota AND u.day = quota_day(of_org)
    WHERE l.org_id = of_org AND l.quota IN ('sourceRequestCount', 'sourceKilobyteCount') AND coalesce(u.used, 0) >= l.most)
$$;

CREATE TABLE purged_organisations (
  number int PRIMARY KEY,
  name text NOT NULL,
  deleted_at timestamptz NOT NULL,
  began_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  counts jsonb NOT NULL DEFAULT '{}',
  files int NOT NULL DEFAULT 0
);
COMMENT ON TABLE purged_organisations IS 'owner: organisations. Shared: what is left of a purged organisation: how many rows of which table and how many files there were.';
COMMENT ON COLUMN purged_organisations.ended_at IS 'null: it is being purged';
REVOKE ALL ON purged_organisations FROM guanlan_app;
GRANT SELECT ON purged_organisations TO guanlan_worker;
CREATE INDEX organisations_disabled ON organisations (disabled_at) WHERE NOT enabled;
