-- What may be an event: found among the articles of an organisation by the workers, decided by people. On a running system: new tables.
CREATE TABLE event_candidates (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  id int GENERATED ALWAYS AS IDENTITY,
  found_at timestamptz NOT NULL DEFAULT now(),
  title text NOT NULL,          -- the headline of most media, as it stands
  first_article bigint NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  usual real NOT NULL,          -- in the same hours of four weeks, with its words
  confidence smallint NOT NULL, -- 0 to 100
  words text[] NOT NULL,        -- names, places and words that most of its stories share, the rarest first
  PRIMARY KEY (org_id, id)
);
CREATE INDEX event_candidates_by_time ON event_candidates (org_id, last_at);
COMMENT ON TABLE event_candidates IS 'owner: events. Groups of stories that were offered as events; the workers alone write it.';
CALL protect_by_organisation('event_candidates');

CREATE TABLE event_candidate_stories (
  org_id int NOT NULL,
  story_id bigint NOT NULL,
  candidate_id int NOT NULL,
  PRIMARY KEY (org_id, story_id),
  FOREIGN KEY (org_id, candidate_id) REFERENCES event_candidates (org_id, id) ON DELETE CASCADE
);
CREATE INDEX event_candidate_stories_of ON event_candidate_stories (org_id, candidate_id);
COMMENT ON TABLE event_candidate_stories IS 'owner: events. By its stories a candidate is the same one in every later run.';
CALL protect_by_organisation('event_candidate_stories');

-- Beside what the workers write, so that no row people act on changes by itself.
CREATE TABLE event_candidate_decisions (
  org_id int NOT NULL,
  candidate_id int NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'accepted', 'dismissed', 'merged')),
  title text,                   -- as people call it; null: as it was found
  merged_into int,
  event_id int,
  decided_at timestamptz NOT NULL,
  decided_by int,
  PRIMARY KEY (org_id, candidate_id),
  FOREIGN KEY (org_id, candidate_id) REFERENCES event_candidates (org_id, id) ON DELETE CASCADE,
  CHECK ((status = 'merged') = (merged_into IS NOT NULL) AND (status = 'accepted') = (event_id IS NOT NULL))
);
COMMENT ON TABLE event_candidate_decisions IS 'owner: events';
CALL protect_by_organisation('event_candidate_decisions');
CALL keep_history('event_candidate_decisions', '{candidate_id}');
CREATE TRIGGER event_candidate_decisions_note_change AFTER INSERT OR UPDATE OR DELETE ON event_candidate_decisions FOR EACH ROW EXECUTE FUNCTION note_event_change();

-- Which worker follows an organisation, and until when nobody else does.
CREATE TABLE event_detections (
  org_id int PRIMARY KEY REFERENCES organisations ON DELETE CASCADE,
  worker uuid NOT NULL,
  leased_until timestamptz NOT NULL,
  looked_at timestamptz NOT NULL
);
COMMENT ON TABLE event_detections IS 'owner: events';
CALL protect_by_organisation('event_detections');
