-- Since when all that is stored of a campaign was matched with its releases.
CREATE TABLE piece_runs (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  activity_id int NOT NULL,
  began_at timestamptz NOT NULL,
  digest text NOT NULL,                        -- of what of its releases articles are matched with
  PRIMARY KEY (org_id, activity_id),
  FOREIGN KEY (org_id, activity_id) REFERENCES activities (org_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE piece_runs IS 'owner: pieces. When the newest run over what is stored of a campaign began.';
CALL protect_by_organisation('piece_runs');
