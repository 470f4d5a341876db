-- Who opened what was shared, from where. On a running system: a new table; a server of the version before does not write it.
CREATE TABLE share_opens (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  id bigint GENERATED ALWAYS AS IDENTITY,
  share_id int NOT NULL,
  minute timestamptz NOT NULL,
  at timestamptz NOT NULL,
  address inet NOT NULL,
  browser text,
  outcome text NOT NULL CHECK (outcome IN ('succeeded', 'wrongPassword')),
  times int NOT NULL DEFAULT 1,
  PRIMARY KEY (org_id, id)
);
CREATE UNIQUE INDEX share_opens_by_minute ON share_opens (org_id, share_id, address, outcome, minute);
CREATE INDEX share_opens_of_org ON share_opens (org_id, at DESC, id DESC);
CREATE INDEX share_opens_by_time ON share_opens (at DESC, id DESC);
COMMENT ON TABLE share_opens IS 'owner: shares. Links of shared articles that were opened, and wrong passwords; kept for 180 days.';
COMMENT ON COLUMN share_opens.minute IS 'counted by minute, address and link, so that whoever opens it again and again fills no disk';
CALL protect_by_organisation('share_opens');
REVOKE DELETE ON share_opens FROM guanlan_app;
