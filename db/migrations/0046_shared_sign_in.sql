-- What several web processes have to know of one sign-in. A new table, and columns that are empty at first: nothing running is touched
-- beyond a moment's lock of `users` and `sign_in_limits`. A server of the version before knows none of it and goes on as it did.

CREATE TABLE refresh_answers (
  id text PRIMARY KEY,
  sealed bytea NOT NULL,
  session_id text,
  until timestamptz NOT NULL
);
COMMENT ON TABLE refresh_answers IS 'owner: accounts. Shared: what a refresh answered, repeated for a moment to who still sends the token before.';
COMMENT ON COLUMN refresh_answers.id IS 'hash of the refresh token that was used up';
COMMENT ON COLUMN refresh_answers.sealed IS 'the answer, encrypted under that token: whoever has only this table can read nothing';
COMMENT ON COLUMN refresh_answers.until IS 'repeated until then; the row is deleted later';
GRANT SELECT, INSERT, UPDATE, DELETE ON refresh_answers TO guanlan_worker;

ALTER TABLE sign_in_limits ADD COLUMN next_at timestamptz;
COMMENT ON COLUMN sign_in_limits.next_at IS 'the next attempt under this key is looked at from then on';

ALTER TABLE users ADD COLUMN issuer text, ADD COLUMN subject text,
  ADD CONSTRAINT users_issuer_and_subject CHECK ((issuer IS NULL) = (subject IS NULL)),
  ADD CONSTRAINT users_of_an_issuer UNIQUE (issuer, subject);
COMMENT ON COLUMN users.subject IS 'who this is at an outside issuer; a user name may pass to somebody else there, a subject may not';
