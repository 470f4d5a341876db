-- Groups and roles of an outside issuer give memberships and rights here. On a running system: two columns without a value and one new table;
-- a server of the version before goes on.
ALTER TABLE memberships ADD COLUMN by_group text;
COMMENT ON COLUMN memberships.by_group IS 'group of the outside issuer that gives it and takes it away; null: it was given here';
ALTER TABLE users ADD COLUMN groups_at timestamptz;
COMMENT ON COLUMN users.groups_at IS 'when the newest token of an outside issuer was made whose groups are followed; null: there was none';

CREATE TABLE identity_mappings (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  version int NOT NULL DEFAULT 1,
  source text NOT NULL CHECK (source IN ('group', 'role')),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 300),
  to_org_id int REFERENCES organisations ON DELETE CASCADE,
  role text NOT NULL,
  CONSTRAINT identity_mappings_once UNIQUE NULLS NOT DISTINCT (source, name, to_org_id),
  CHECK (CASE source
    WHEN 'group' THEN to_org_id IS NOT NULL AND role IN ('orgAdmin', 'member', 'reader')
    ELSE to_org_id IS NULL AND role IN ('operator', 'developer') END)
);
COMMENT ON TABLE identity_mappings IS 'owner: installation. Shared: what groups and roles of the outside issuer are here.';
GRANT SELECT, INSERT, UPDATE, DELETE ON identity_mappings TO guanlan_worker;
