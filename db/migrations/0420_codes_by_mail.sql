-- Codes for strangers, and the mails that bring them. On a running system: two new tables; a server of the version before knows neither.
CREATE TABLE installation_mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number uuid NOT NULL DEFAULT uuidv7(),
  purpose text NOT NULL,
  address text NOT NULL,
  message jsonb,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'accepted', 'failed', 'notSent')),
  attempts int NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  good_until timestamptz NOT NULL,
  answer text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (state <> 'waiting' OR message IS NOT NULL)
);
CREATE INDEX installation_mails_due ON installation_mails (due_at) WHERE state = 'waiting';
CREATE INDEX installation_mails_by_age ON installation_mails (created_at);
COMMENT ON TABLE installation_mails IS 'owner: deliveries. Shared: mails of the installation itself, to people who belong to no organisation yet; no organisation sees them.';
COMMENT ON COLUMN installation_mails.message IS 'null as soon as nothing is sent of it any more: codes stand in it';
COMMENT ON COLUMN installation_mails.good_until IS 'not sent after that: the code in it has expired';
GRANT SELECT, INSERT, UPDATE, DELETE ON installation_mails TO guanlan_worker;

CREATE TABLE mailed_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('password', 'register')),
  address text NOT NULL,
  network text NOT NULL,
  hash text NOT NULL,
  tries int NOT NULL DEFAULT 0,
  used_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mailed_codes_by_address ON mailed_codes (address, created_at DESC);
CREATE INDEX mailed_codes_by_network ON mailed_codes (network, created_at DESC);
CREATE INDEX mailed_codes_by_age ON mailed_codes (created_at);
COMMENT ON TABLE mailed_codes IS 'owner: registration. Shared: codes that were asked for, also those of addresses without an account; kept for a day, by which they are counted.';
COMMENT ON COLUMN mailed_codes.hash IS 'keyed with a secret that is not in the database';
COMMENT ON COLUMN mailed_codes.network IS 'network address that asked, as limits count it';
GRANT SELECT, INSERT, UPDATE, DELETE ON mailed_codes TO guanlan_worker;
