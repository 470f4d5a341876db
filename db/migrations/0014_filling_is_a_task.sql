-- Filling a monitor is a task like other long work. On a running system: what waits or runs goes on as a task; the old table goes.
INSERT INTO tasks (org_id, kind, about, input)
SELECT b.org_id, 'monitors.fill', b.monitor_id::text, jsonb_build_object('monitorId', b.monitor_id, 'version', b.version, 'name', m.name)
FROM backfills b JOIN monitors m ON m.org_id = b.org_id AND m.id = b.monitor_id WHERE b.state IN ('waiting', 'running');
DROP TABLE backfills;
