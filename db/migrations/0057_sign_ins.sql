-- Who signed in, or tried to. A new table only; nothing running is touched, and a server of the version before writes nothing there.
CREATE TABLE sign_ins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  user_id int REFERENCES users ON DELETE CASCADE,
  outcome text NOT NULL CHECK (outcome IN ('succeeded', 'wrongPassword', 'tooMany', 'disabled', 'passwordChanged')),
  address text NOT NULL,
  device text,
  browser text,
  times int NOT NULL DEFAULT 1,
  minute timestamptz
);
CREATE INDEX sign_ins_by_user ON sign_ins (user_id, at DESC);
CREATE INDEX sign_ins_by_time ON sign_ins (at);
CREATE UNIQUE INDEX sign_ins_refused ON sign_ins (minute, address, coalesce(user_id, 0), outcome) WHERE minute IS NOT NULL;
COMMENT ON TABLE sign_ins IS 'owner: accounts. Shared: sign-ins that succeeded and that were refused, and changed passwords; no secret, and no account that does not exist.';
COMMENT ON COLUMN sign_ins.user_id IS 'null: no such account. What was typed is not kept: people type passwords there.';
COMMENT ON COLUMN sign_ins.address IS 'network address as limits count it';
COMMENT ON COLUMN sign_ins.device IS 'the browser by its signed cookie, where the person has signed in from it before';
COMMENT ON COLUMN sign_ins.browser IS 'what the browser calls itself';
COMMENT ON COLUMN sign_ins.minute IS 'of refused ones, which are counted by minute, address, person and outcome, so that whoever guesses fills no disk';
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_ins TO guanlan_worker;
