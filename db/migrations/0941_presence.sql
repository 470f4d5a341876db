-- Who has something open, whatever it is: what reports had for themselves. On a running system: who is there is known again after 15 seconds.
CREATE TABLE presence (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind ~ '^[a-z]{1,20}$'),
  object_id int NOT NULL,
  user_id int NOT NULL REFERENCES users ON DELETE CASCADE,
  place text CHECK (length(place) BETWEEN 1 AND 40),   -- within it
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, kind, object_id, user_id)
);
CREATE INDEX presence_of_user ON presence (user_id);
COMMENT ON TABLE presence IS 'owner: platform. Who has what open, for 40 seconds after they were last heard of.';
CALL protect_by_organisation('presence');
DROP TABLE report_presence;
