-- Which journalists a release was mailed to. It goes with the person when they are erased; the mails themselves stand among the records of sending.
CREATE TABLE release_mails (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  release_id int NOT NULL,
  journalist_id int NOT NULL,
  delivery_id bigint NOT NULL,
  sent_at timestamptz NOT NULL,
  sent_by int,
  PRIMARY KEY (org_id, release_id, journalist_id),
  FOREIGN KEY (org_id, journalist_id) REFERENCES journalists (org_id, id) ON DELETE CASCADE
);
CREATE INDEX release_mails_of_journalist ON release_mails (org_id, journalist_id);
COMMENT ON TABLE release_mails IS 'owner: releases';
CALL protect_by_organisation('release_mails');
