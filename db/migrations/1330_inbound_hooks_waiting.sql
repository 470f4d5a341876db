-- Calls of a hook that has no mapping yet wait for it. On a running system: a column without values; a server of the version before goes on.
ALTER TABLE inbound_hook_calls ADD COLUMN waiting_body text;
COMMENT ON COLUMN inbound_hook_calls.waiting_body IS 'JSON, as it came: taken in when the hook has a mapping, for 90 days. Null: nothing waits';
CREATE INDEX inbound_hook_calls_waiting ON inbound_hook_calls (org_id, hook_id, at) WHERE waiting_body IS NOT NULL;
