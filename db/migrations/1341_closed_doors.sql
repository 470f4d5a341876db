-- Who is kept out is told since when, and an organisation may demand a second factor. On a running system: three columns more on small tables, a trigger
-- that sets one of them, a function; host names written down with organisations become hosts of theirs, as the hosts of the installation are.

ALTER TABLE memberships ADD COLUMN disabled_at timestamptz;
COMMENT ON COLUMN memberships.disabled_at IS 'since when they are kept out; null: they are not, or it was before this was noted';
CREATE FUNCTION note_disabled_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.enabled IS DISTINCT FROM OLD.enabled AND NEW.disabled_at IS NOT DISTINCT FROM OLD.disabled_at THEN
    NEW.disabled_at := CASE WHEN NEW.enabled THEN NULL ELSE now() END;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER note_disabled_member BEFORE UPDATE OF enabled ON memberships FOR EACH ROW EXECUTE FUNCTION note_disabled_member();

ALTER TABLE organisations
  ADD COLUMN demands_second_factor boolean NOT NULL DEFAULT false,
  ADD COLUMN cause_of_disabling text NOT NULL DEFAULT '' CHECK (length(cause_of_disabling) <= 200);
COMMENT ON COLUMN organisations.demands_second_factor IS 'only people with a second factor get in';
COMMENT ON COLUMN organisations.cause_of_disabling IS 'what its people are told while it is disabled';

-- Whoever serves requests knows that somebody has one, and nothing of it.
CREATE FUNCTION has_second_factor(person int) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM second_factors f WHERE f.user_id = person AND f.confirmed_at IS NOT NULL)
$$;
REVOKE ALL ON FUNCTION has_second_factor FROM PUBLIC;
GRANT EXECUTE ON FUNCTION has_second_factor TO guanlan_app, guanlan_worker;

INSERT INTO domain_configs (host, config, owner_org_id)
  SELECT DISTINCT ON (lower(h.own)) lower(h.own), '{}'::jsonb, o.id FROM organisations o, unnest(o.host_names) h (own) WHERE o.deleted_at IS NULL ORDER BY lower(h.own), o.id
  ON CONFLICT (host) DO NOTHING;
COMMENT ON COLUMN organisations.host_names IS 'no longer read: hosts are those of domain_configs that name it as their owner';
