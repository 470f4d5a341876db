-- Features have plain names: what is stored under a former name takes the new one. On a running system: short updates of roles, keys, switched-off features, waiting
-- tasks, views and layouts. Long work that a process of the version before puts in is taken up by this one; what an organisation's own role gives under a renamed
-- feature is refused by webs of the version before until they are ended (docs/scaling.md).
-- Acts are sealed and keep the name they were written with; current_name() says what it is today.

CREATE FUNCTION current_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(c.now, f.plain) FROM (
    SELECT coalesce(
      (SELECT n.now || substr(name, length(n.former) + 1) FROM (VALUES
        ('accounts', 'signIn'), ('activities', 'campaigns'), ('acts', 'articleActions'), ('analysis', 'allCharts'), ('audit', 'auditLog'),
        ('backtracking', 'backfillOrders'), ('broadcastTasks', 'recordings'), ('collection', 'intake'), ('corrections', 'dataReports'), ('deliveries', 'notifications'),
        ('diagnostics', 'health'), ('downloads', 'exports'), ('finding', 'quickFind'), ('gather', 'collectionTasks'), ('inspections', 'monitoringCheck'),
        ('liveMonitors', 'liveBroadcasts'), ('material', 'clippings'), ('names', 'brandLibrary'), ('openApi', 'apiKeys'), ('operations', 'undo'),
        ('pageCopies', 'snapshots'), ('people', 'members'), ('recall', 'recallTests'), ('recollection', 'refreshing'), ('reportTimers', 'timedReports'),
        ('settings', 'preferences'), ('views', 'savedViews'), ('wordOfMouth', 'reviews')
      ) AS n (former, now) WHERE n.former = split_part(name, '.', 1)),
      name) AS plain
  ) AS f LEFT JOIN (VALUES
    ('cycleTasks.add', 'cycleTasks.create'), ('cycleTasks.delete', 'cycleTasks.removeOne'), ('inboundHooks.add', 'inboundHooks.create'),
    ('liveBroadcasts.add', 'liveBroadcasts.create'), ('recordings.add', 'recordings.create')
  ) AS c (former, now) ON c.former = f.plain
$$;
COMMENT ON FUNCTION current_name IS 'What a feature, a call of it, or something named behind it by a dot is called today; a name that never changed stays';

CREATE FUNCTION pg_temp.current_names(names text[]) RETURNS text[] LANGUAGE sql AS $$
  SELECT coalesce(array_agg(current_name(name) ORDER BY at), '{}') FROM unnest(names) WITH ORDINALITY AS u (name, at)
$$;

UPDATE roles SET granted = pg_temp.current_names(granted), withheld = pg_temp.current_names(withheld)
  WHERE (granted, withheld) IS DISTINCT FROM (pg_temp.current_names(granted), pg_temp.current_names(withheld));
UPDATE api_roles SET granted = pg_temp.current_names(granted) WHERE granted IS DISTINCT FROM pg_temp.current_names(granted);
UPDATE organisations SET switched_off = pg_temp.current_names(switched_off) WHERE switched_off IS DISTINCT FROM pg_temp.current_names(switched_off);
UPDATE views SET list = current_name(list) WHERE list IS DISTINCT FROM current_name(list);
UPDATE list_layouts SET list = current_name(list) WHERE list IS DISTINCT FROM current_name(list);
UPDATE list_standards SET list = current_name(list) WHERE list IS DISTINCT FROM current_name(list);

-- What an act can be taken back to has today's names, too.
UPDATE operation_rows SET
  before = before || jsonb_build_object('granted', pg_temp.current_names(ARRAY(SELECT jsonb_array_elements_text(before -> 'granted')))),
  after = after || jsonb_build_object('granted', pg_temp.current_names(ARRAY(SELECT jsonb_array_elements_text(after -> 'granted'))))
  WHERE subject_table IN ('roles', 'api_roles');
UPDATE operation_rows SET
  before = before || jsonb_build_object('withheld', pg_temp.current_names(ARRAY(SELECT jsonb_array_elements_text(before -> 'withheld')))),
  after = after || jsonb_build_object('withheld', pg_temp.current_names(ARRAY(SELECT jsonb_array_elements_text(after -> 'withheld'))))
  WHERE subject_table = 'roles';
UPDATE operation_rows SET before = before || jsonb_build_object('list', current_name(before ->> 'list')), after = after || jsonb_build_object('list', current_name(after ->> 'list'))
  WHERE subject_table IN ('views', 'list_standards') AND current_name(coalesce(before, after) ->> 'list') <> coalesce(before, after) ->> 'list';

-- Work that waits or ran, and why it failed.
DROP TRIGGER follow_download ON tasks;
DROP TRIGGER follow_report_run ON tasks;
UPDATE tasks SET kind = current_name(kind) WHERE kind IS DISTINCT FROM current_name(kind);
CREATE TRIGGER follow_download AFTER UPDATE OF state ON tasks FOR EACH ROW
  WHEN (NEW.kind = 'exports.export' AND OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION follow_task_of_download();
CREATE OR REPLACE FUNCTION follow_task_of_report_run() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE report_runs SET state = 'failed', problem = coalesce(NEW.problem, '{"key":"timedReports.cancelled","values":{}}')
    WHERE org_id = NEW.org_id AND task_id = NEW.id AND state IN ('waiting', 'making');
  RETURN NULL;
END $$;
CREATE TRIGGER follow_report_run AFTER UPDATE OF state ON tasks FOR EACH ROW
  WHEN (NEW.kind = 'timedReports.run' AND NEW.state IN ('failed', 'cancelled') AND OLD.state IS DISTINCT FROM NEW.state)
  EXECUTE FUNCTION follow_task_of_report_run();
-- A process of the version before that still runs puts work in by its former name.
CREATE FUNCTION task_by_current_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.kind := current_name(NEW.kind);
  RETURN NEW;
END $$;
CREATE TRIGGER by_current_name BEFORE INSERT ON tasks FOR EACH ROW WHEN (NEW.kind IS DISTINCT FROM current_name(NEW.kind)) EXECUTE FUNCTION task_by_current_name();
DO $$
DECLARE
  named text;
BEGIN
  FOREACH named IN ARRAY ARRAY['tasks', 'downloads', 'report_runs', 'cycle_runs', 'broadcast_recordings', 'page_copies'] LOOP
    EXECUTE format(
      $sql$UPDATE %I SET problem = '{"key":"' || current_name((problem::jsonb) ->> 'key') || '"' || substr(problem, length((problem::jsonb) ->> 'key') + 10)
        WHERE problem LIKE '{"key":"%%' AND pg_input_is_valid(problem, 'jsonb') AND current_name((problem::jsonb) ->> 'key') <> (problem::jsonb) ->> 'key'$sql$, named);
  END LOOP;
END $$;

-- A table's owner is the folder of a feature.
DO $$
DECLARE
  t record;
  folder text;
BEGIN
  FOR t IN SELECT c.oid::regclass AS name, obj_description(c.oid, 'pg_class') AS said, substring(obj_description(c.oid, 'pg_class') FROM '^owner: ([A-Za-z-]+)') AS owner
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p', 'v') LOOP
    CONTINUE WHEN t.owner IS NULL;
    folder := CASE t.name::text WHEN 'industries' THEN 'dictionaries' ELSE
      lower(regexp_replace(current_name(regexp_replace(t.owner, '^open-api$', 'openApi')), '([a-z])([A-Z])', '\1-\2', 'g')) END;
    CONTINUE WHEN folder = t.owner;
    EXECUTE format('COMMENT ON %s %s IS %L', CASE (SELECT relkind FROM pg_class WHERE oid = t.name) WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END, t.name,
      'owner: ' || folder || substr(t.said, length('owner: ' || t.owner) + 1));
  END LOOP;
END $$;
