-- What a campaign is beyond name and dates, and the rule that brings it articles. On a running system: columns with defaults that rewrite nothing, a new table, triggers.
ALTER TABLE activities
  ADD COLUMN kind text NOT NULL DEFAULT 'other',
  ADD COLUMN owner_id int,                              -- null: the organisation's
  ADD COLUMN labels text[] NOT NULL DEFAULT '{}',
  ADD COLUMN note text NOT NULL DEFAULT '',
  ADD COLUMN brands text[] NOT NULL DEFAULT '{}',
  ADD COLUMN messages jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN targets jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN budget jsonb,                              -- seen with the permission for money alone
  ADD COLUMN rule text,                                 -- canonical text, vocabularies by their words; null: it has none
  ADD COLUMN written text,                              -- the same with vocabularies by name
  ADD COLUMN rule_version int NOT NULL DEFAULT 0,
  ADD COLUMN vocabulary_ids int[] NOT NULL DEFAULT '{}',
  ADD COLUMN vocabulary_names text[] NOT NULL DEFAULT '{}',
  ADD COLUMN tracked_at timestamptz,                    -- since when its rule takes articles in; null: it does not
  ADD COLUMN stopped_at timestamptz,                    -- when that was stopped last
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN created_by int;

-- Counts the changes of an organisation's campaigns by which articles join: whoever has them in memory asks for it before each batch.
CREATE TABLE campaign_rule_versions (
  org_id int PRIMARY KEY REFERENCES organisations ON DELETE CASCADE,
  version bigint NOT NULL DEFAULT 1
);
COMMENT ON TABLE campaign_rule_versions IS 'owner: campaigns';
CALL protect_by_organisation('campaign_rule_versions');

CREATE FUNCTION note_campaign_rule_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  org int := coalesce(NEW.org_id, OLD.org_id);
BEGIN
  IF NOT EXISTS (SELECT 1 FROM organisations WHERE id = org) THEN RETURN NULL; END IF;
  INSERT INTO campaign_rule_versions (org_id) VALUES (org) ON CONFLICT (org_id) DO UPDATE SET version = campaign_rule_versions.version + 1;
  PERFORM pg_notify('campaign_rules', org::text);
  RETURN NULL;
END $$;
CREATE TRIGGER activities_note_new_rule AFTER INSERT ON activities FOR EACH ROW WHEN (NEW.tracked_at IS NOT NULL) EXECUTE FUNCTION note_campaign_rule_change();
CREATE TRIGGER activities_note_rule_change AFTER UPDATE ON activities FOR EACH ROW
  WHEN ((OLD.rule, OLD.start_time, OLD.end_time, OLD.tracked_at, OLD.binned_at) IS DISTINCT FROM (NEW.rule, NEW.start_time, NEW.end_time, NEW.tracked_at, NEW.binned_at)
    AND (OLD.tracked_at IS NOT NULL OR NEW.tracked_at IS NOT NULL))
  EXECUTE FUNCTION note_campaign_rule_change();
CREATE TRIGGER activities_note_lost_rule AFTER DELETE ON activities FOR EACH ROW WHEN (OLD.tracked_at IS NOT NULL) EXECUTE FUNCTION note_campaign_rule_change();
