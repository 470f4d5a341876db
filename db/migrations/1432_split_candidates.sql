-- Stories that people took out of a candidate belong to another one. On a running system: a new table; a worker of the version before goes on to hold
-- them for the older one's.
CREATE TABLE event_candidate_splits (
  org_id int NOT NULL,
  story_id bigint NOT NULL,
  candidate_id int NOT NULL,
  PRIMARY KEY (org_id, story_id),
  FOREIGN KEY (org_id, candidate_id) REFERENCES event_candidates (org_id, id) ON DELETE CASCADE
);
CREATE INDEX event_candidate_splits_of ON event_candidate_splits (org_id, candidate_id);
COMMENT ON TABLE event_candidate_splits IS 'owner: events. It goes before what the workers found.';
CALL protect_by_organisation('event_candidate_splits');
CALL keep_history('event_candidate_splits', '{story_id}');
CREATE TRIGGER event_candidate_splits_note_change AFTER INSERT OR UPDATE OR DELETE ON event_candidate_splits FOR EACH ROW EXECUTE FUNCTION note_event_change();
