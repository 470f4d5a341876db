-- Rules of labels. On a running system: two new tables and a trigger on labels; no row of another table is touched. Until a label is given a
-- rule nothing happens; a server of the version before goes on storing without rule labels, and the task puts them on afterwards.
COMMENT ON COLUMN labels.rule IS 'canonical text; articles that it wants get the label by themselves (article_labels.put_by null)';

-- Somebody took the label off the article: its rule puts it there no more.
CREATE TABLE label_refusals (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  article_id bigint NOT NULL,
  label_id int NOT NULL,
  PRIMARY KEY (org_id, article_id, label_id)
);
COMMENT ON TABLE label_refusals IS 'owner: articles. Labels that people took off articles; no rule puts them on again.';
CALL protect_by_organisation('label_refusals');
CALL keep_history('label_refusals', '{article_id,label_id}');

-- Counts the changes of an organisation's label rules: whoever holds them asks for it before each batch.
CREATE TABLE label_rule_versions (
  org_id int PRIMARY KEY REFERENCES organisations ON DELETE CASCADE,
  version bigint NOT NULL DEFAULT 1
);
COMMENT ON TABLE label_rule_versions IS 'owner: labels';
CALL protect_by_organisation('label_rule_versions');

CREATE FUNCTION note_label_rule_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  org int := coalesce(NEW.org_id, OLD.org_id);
  task bigint;
BEGIN
  -- An organisation that is being deleted labels nothing any more.
  IF NOT EXISTS (SELECT 1 FROM organisations WHERE id = org) THEN RETURN NULL; END IF;
  -- Holds the row until the change is committed. Slices of the task take it too, so that a task cannot end without having seen the change.
  INSERT INTO label_rule_versions (org_id) VALUES (org) ON CONFLICT (org_id) DO UPDATE SET version = label_rule_versions.version + 1;
  INSERT INTO tasks (org_id, kind, user_id, input)
    SELECT org, 'labels.applyRules', (to_jsonb(coalesce(NEW, OLD)) ->> 'updated_by')::int, '{}'
    WHERE NOT EXISTS (SELECT 1 FROM tasks WHERE org_id = org AND kind = 'labels.applyRules' AND state IN ('waiting', 'running'))
    RETURNING id INTO task;
  IF task IS NOT NULL THEN
    PERFORM pg_notify('tasks_waiting', 'labels.applyRules'), pg_notify('tasks', json_build_object('org', org, 'id', task)::text);
  END IF;
  PERFORM pg_notify('label_rules', org::text);
  RETURN NULL;
END $$;
CREATE TRIGGER labels_note_new_rule AFTER INSERT ON labels FOR EACH ROW WHEN (NEW.rule IS NOT NULL) EXECUTE FUNCTION note_label_rule_change();
CREATE TRIGGER labels_note_rule_change AFTER UPDATE OF rule, status ON labels FOR EACH ROW
  WHEN (OLD.rule IS DISTINCT FROM NEW.rule OR NEW.rule IS NOT NULL AND OLD.status <> NEW.status) EXECUTE FUNCTION note_label_rule_change();
CREATE TRIGGER labels_note_lost_rule AFTER DELETE ON labels FOR EACH ROW WHEN (OLD.rule IS NOT NULL) EXECUTE FUNCTION note_label_rule_change();
