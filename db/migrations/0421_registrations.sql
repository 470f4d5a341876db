-- Strangers who ask to be let in. On a running system: a new table; a server of the version before does not know it.
CREATE TABLE registrations (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account text NOT NULL,
  nickname text NOT NULL,
  password_hash text,
  locale text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'declined')),
  decided_by int REFERENCES users ON DELETE SET NULL,
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (state <> 'waiting' OR password_hash IS NOT NULL)
);
CREATE UNIQUE INDEX registrations_waiting ON registrations (account) WHERE state = 'waiting';
CREATE INDEX registrations_by_age ON registrations (created_at);
COMMENT ON TABLE registrations IS 'owner: registration. Shared: people who want an organisation of their own and wait for an operator; decided ones for half a year.';
COMMENT ON COLUMN registrations.password_hash IS 'becomes the account''s when it is approved; null as soon as it is decided';
COMMENT ON COLUMN registrations.locale IS 'the answer is mailed in it';
GRANT SELECT, INSERT, UPDATE, DELETE ON registrations TO guanlan_worker;
