-- Numbers of campaigns as of their end, and cases made of them. On a running system: two new, empty tables; workers fill the first for campaigns that are over.
CREATE TABLE activity_ends (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  activity_id int NOT NULL,
  ended_at timestamptz NOT NULL,                -- as the campaign had it when the numbers were taken
  taken_at timestamptz NOT NULL,
  articles int NOT NULL,
  answers jsonb NOT NULL,                       -- of the calls of results, by call
  PRIMARY KEY (org_id, activity_id),
  FOREIGN KEY (org_id, activity_id) REFERENCES activities (org_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE activity_ends IS 'owner: results. Numbers of campaigns that are over, as of their end: articles may go by age afterwards.';
CALL protect_by_organisation('activity_ends');
CALL keep_history('activity_ends', '{activity_id}');

CREATE TABLE activity_cases (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  activity_id int NOT NULL,
  version int NOT NULL DEFAULT 1,
  summary text NOT NULL DEFAULT '' CHECK (length(summary) <= 2000),
  published_at timestamptz NOT NULL,
  published_by int,
  PRIMARY KEY (org_id, activity_id),
  FOREIGN KEY (org_id, activity_id) REFERENCES activities (org_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE activity_cases IS 'owner: results. Campaigns that are over and stand as cases within their organisation.';
CALL protect_by_organisation('activity_cases');
CALL keep_history('activity_cases', '{activity_id}');
