-- Addresses that open one object without signing in. On a running system: one new table.
CREATE TABLE links (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  id bigint GENERATED ALWAYS AS IDENTITY,
  hash bytea NOT NULL UNIQUE,
  purpose text NOT NULL,
  object_id bigint NOT NULL,
  created_by int,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  uses int NOT NULL DEFAULT 0,
  most_uses int,
  last_used_at timestamptz,
  PRIMARY KEY (org_id, id)
);
CREATE INDEX links_of_object ON links (org_id, purpose, object_id);
COMMENT ON TABLE links IS 'owner: platform. Who holds the token opens the object; the token itself is not kept.';
CALL protect_by_organisation('links');

-- Who serves requests finds a link of any organisation by its hash alone, and only through this function. It counts the use.
CREATE FUNCTION use_link(wanted bytea, what text) RETURNS TABLE (org_id int, object_id bigint, link_id bigint)
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  UPDATE links l SET uses = uses + 1, last_used_at = now() FROM organisations o
  WHERE l.hash = wanted AND l.purpose = what AND l.revoked_at IS NULL AND l.expires_at > now() AND (l.most_uses IS NULL OR l.uses < l.most_uses)
    AND o.id = l.org_id AND o.enabled
  RETURNING l.org_id, l.object_id, l.id $$;
REVOKE ALL ON FUNCTION use_link FROM PUBLIC;
GRANT EXECUTE ON FUNCTION use_link TO guanlan_app;
