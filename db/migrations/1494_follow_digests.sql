-- A daily mail of what one follows, for whoever wants it. On a running system: one new, empty table.
CREATE TABLE follow_digests (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  user_id int NOT NULL,
  is_on boolean NOT NULL,
  sent_on date,                                 -- by the clock of the organisation
  PRIMARY KEY (org_id, user_id)
);
CREATE INDEX follow_digests_on ON follow_digests (org_id) WHERE is_on;
COMMENT ON TABLE follow_digests IS 'owner: media-library. Who wants a daily mail of what they follow, and when the last one was made.';
CALL protect_by_organisation('follow_digests');
CALL keep_history('follow_digests', '{user_id}', '{sent_on}');
