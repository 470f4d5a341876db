-- Owners of campaigns are notified of what matters. On a running system: a new table, filled as workers look at running campaigns.
CREATE TABLE campaign_notices (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  activity_id int NOT NULL,
  looked_at timestamptz NOT NULL,
  sent text[] NOT NULL DEFAULT '{}',             -- of what its owner was notified: target:…, release:…, negative:ARTICLE
  PRIMARY KEY (org_id, activity_id),
  FOREIGN KEY (org_id, activity_id) REFERENCES activities (org_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE campaign_notices IS 'owner: workbench. Of what owners of campaigns were notified, and when each campaign was looked at.';
CALL protect_by_organisation('campaign_notices');
