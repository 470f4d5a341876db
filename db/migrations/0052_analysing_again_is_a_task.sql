-- Analysing an organisation's stored articles again is a task that its people see. On a running system: one function is replaced.
-- The place of the work is kept in the task; own_readings keeps the version alone, its other columns go when no older server runs.
CREATE OR REPLACE FUNCTION note_own_reading() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  org int := coalesce(NEW.org_id, OLD.org_id);
  task bigint;
BEGIN
  -- An organisation that is being deleted analyses nothing any more.
  IF NOT EXISTS (SELECT 1 FROM organisations WHERE id = org) THEN RETURN NULL; END IF;
  -- Holds the row until the change is committed. Slices of the task take it too, so that a task cannot end without having seen the change.
  INSERT INTO own_readings (org_id) VALUES (org) ON CONFLICT (org_id) DO UPDATE SET version = own_readings.version + 1;
  INSERT INTO tasks (org_id, kind, user_id, input)
    SELECT org, 'vocabularies.analyseAgain', (to_jsonb(NEW) ->> 'updated_by')::int, '{}'
    WHERE NOT EXISTS (SELECT 1 FROM tasks WHERE org_id = org AND kind = 'vocabularies.analyseAgain' AND state IN ('waiting', 'running'))
    RETURNING id INTO task;
  IF task IS NOT NULL THEN
    PERFORM pg_notify('tasks_waiting', 'vocabularies.analyseAgain'), pg_notify('tasks', json_build_object('org', org, 'id', task)::text);
  END IF;
  PERFORM pg_notify('own_readings', org::text);
  RETURN NULL;
END $$;

-- What was under way goes on as a task.
INSERT INTO tasks (org_id, kind, input) SELECT org_id, 'vocabularies.analyseAgain', '{}' FROM own_readings WHERE reading <> version OR NOT finished;
