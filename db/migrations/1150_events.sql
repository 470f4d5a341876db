-- Events: what happened, with the rule that finds its articles. On a running system: new tables, and the triggers of one other table are put in place of one another.
CREATE TABLE events (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  id int GENERATED ALWAYS AS IDENTITY,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by int,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by int,
  title text NOT NULL,
  rule text,                    -- canonical text, vocabularies by their words; null: it has none
  written text,                 -- the same with vocabularies by name
  rule_version int NOT NULL DEFAULT 0,
  vocabulary_ids int[] NOT NULL DEFAULT '{}',
  vocabulary_names text[] NOT NULL DEFAULT '{}',
  begin_at timestamptz NOT NULL,
  end_at timestamptz,           -- null: it takes articles in for 90 days from `chapter_at`
  chapter int NOT NULL DEFAULT 1,
  chapter_at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL DEFAULT 'other',
  place text,                   -- division code
  note text NOT NULL DEFAULT '',
  subjects jsonb NOT NULL DEFAULT '{}',
  owner_id int,                 -- null: the organisation's
  origin text NOT NULL DEFAULT 'hand',
  origin_id bigint,
  binned_at timestamptz,
  PRIMARY KEY (org_id, id),
  CHECK (end_at >= begin_at)
);
CREATE UNIQUE INDEX events_title ON events (org_id, title) WHERE binned_at IS NULL;
COMMENT ON TABLE events IS 'owner: events';
CALL protect_by_organisation('events');
CALL keep_history('events');

-- Computed from its articles, beside what people write: a look at it is no change of the event.
CREATE TABLE event_states (
  org_id int NOT NULL,
  event_id int NOT NULL,
  state text NOT NULL,
  state_at timestamptz NOT NULL,
  looked_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, event_id),
  FOREIGN KEY (org_id, event_id) REFERENCES events (org_id, id) ON DELETE CASCADE
);
CREATE INDEX event_states_looked ON event_states (looked_at);
COMMENT ON TABLE event_states IS 'owner: events';
CALL protect_by_organisation('event_states');

-- Every rule that an event had.
CREATE TABLE event_rules (
  org_id int NOT NULL,
  event_id int NOT NULL,
  version int NOT NULL,
  written text NOT NULL,
  saved_at timestamptz NOT NULL,
  saved_by int,
  PRIMARY KEY (org_id, event_id, version),
  FOREIGN KEY (org_id, event_id) REFERENCES events (org_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE event_rules IS 'owner: events. Rules of events, the newest among them.';
CALL protect_by_organisation('event_rules');

-- Counts the changes of an organisation's events by which articles join: whoever has them in memory asks for it before each batch.
CREATE TABLE event_rule_versions (
  org_id int PRIMARY KEY REFERENCES organisations ON DELETE CASCADE,
  version bigint NOT NULL DEFAULT 1
);
COMMENT ON TABLE event_rule_versions IS 'owner: events';
CALL protect_by_organisation('event_rule_versions');

CREATE FUNCTION note_event_rule_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  org int := coalesce(NEW.org_id, OLD.org_id);
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organisations WHERE id = org) THEN RETURN NULL; END IF;
  INSERT INTO event_rule_versions (org_id) VALUES (org) ON CONFLICT (org_id) DO UPDATE SET version = event_rule_versions.version + 1;
  PERFORM pg_notify('event_rules', org::text);
  RETURN NULL;
END $$;
CREATE TRIGGER events_note_new_rule AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION note_event_rule_change();
CREATE TRIGGER events_note_rule_change AFTER UPDATE ON events FOR EACH ROW
  WHEN ((OLD.rule, OLD.begin_at, OLD.end_at, OLD.chapter_at, OLD.binned_at) IS DISTINCT FROM (NEW.rule, NEW.begin_at, NEW.end_at, NEW.chapter_at, NEW.binned_at))
  EXECUTE FUNCTION note_event_rule_change();
CREATE TRIGGER events_note_lost_rule AFTER DELETE ON events FOR EACH ROW EXECUTE FUNCTION note_event_rule_change();

-- Open screens hear of every change of an event.
CREATE FUNCTION note_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('events', coalesce(NEW.org_id, OLD.org_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER events_note_change AFTER INSERT OR UPDATE OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION note_event_change();
CREATE TRIGGER event_states_note_change AFTER UPDATE OF state ON event_states FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION note_event_change();

-- And of articles that join or leave one, as rooms of crises do (1071): one trigger for both, which tells each organisation once for a statement.
DROP TRIGGER article_set_members_tell_joined ON article_set_members;
DROP TRIGGER article_set_members_tell_moved ON article_set_members;
DROP FUNCTION tell_crisis_articles();
CREATE FUNCTION tell_set_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(CASE c.kind WHEN 'crisis' THEN 'crises' ELSE 'events' END, c.org_id::text) FROM (SELECT DISTINCT org_id, kind FROM changed) c;
  RETURN NULL;
END $$;
CREATE TRIGGER article_set_members_tell_joined AFTER INSERT ON article_set_members
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_set_articles();
CREATE TRIGGER article_set_members_tell_moved AFTER UPDATE ON article_set_members
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_set_articles();
-- What only an older rule wanted leaves an event as rows.
CREATE TRIGGER article_set_members_tell_dropped AFTER DELETE ON article_set_members
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_set_articles();
