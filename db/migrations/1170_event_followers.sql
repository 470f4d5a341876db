-- Members follow events. On a running system: a new table, and a column with a default on a small one.
CREATE TABLE event_followers (
  org_id int NOT NULL,
  event_id int NOT NULL,
  user_id int NOT NULL,
  ways text[] NOT NULL CHECK (ways <@ '{screen,mail}' AND cardinality(ways) > 0),
  PRIMARY KEY (org_id, event_id, user_id),
  FOREIGN KEY (org_id, event_id) REFERENCES events (org_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE event_followers IS 'owner: events. Who is notified of the states of an event.';
CALL protect_by_organisation('event_followers');
CALL keep_history('event_followers', '{event_id,user_id}');

-- How often it has come back: followers are notified of each state once until it does.
ALTER TABLE event_states ADD COLUMN returns int NOT NULL DEFAULT 0;
