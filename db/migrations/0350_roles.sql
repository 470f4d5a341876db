-- Roles are kept by people now, and roles for keys are there. On a running system: four columns with constant defaults, added behind a
-- moment's lock, and one new table; no row is rewritten. A server of the version before goes on reading roles as it did.
ALTER TABLE roles
  ADD COLUMN note text NOT NULL DEFAULT '' CHECK (length(note) <= 200),
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_by int;
COMMENT ON TABLE roles IS 'owner: roles. What a role of an organisation adds to a built-in one, and what it withholds.';
COMMENT ON TABLE member_roles IS 'owner: roles. Without a row here a person has the built-in role of the membership.';

CREATE TABLE api_roles (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 50),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 200),
  granted text[] NOT NULL DEFAULT '{}',
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by int,
  CONSTRAINT api_roles_by_name UNIQUE (name)
);
COMMENT ON TABLE api_roles IS 'owner: roles. Shared: what a key of the open interface may do; operators keep them for all organisations.';
GRANT SELECT, INSERT, UPDATE, DELETE ON api_roles TO guanlan_worker;
