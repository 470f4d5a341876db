-- A key never opens more than whoever made it (docs/decisions/0021). On a running system: a column without a default, a few rows, a policy. A
-- server of the version before goes on as before; a key it makes has no maker, until its secret is exchanged.
ALTER TABLE api_keys ADD COLUMN made_by int, ADD COLUMN previous_made_by int;
COMMENT ON COLUMN api_keys.made_by IS 'who made its secret: the key may do and see what they may, and ends to open when they leave; null: made before this was known';
COMMENT ON COLUMN api_keys.previous_made_by IS 'the same of the secret of before, while it opens, too';
-- Who changed a key last may have exchanged its secret. Those who have left since made it for the organisation.
UPDATE api_keys k SET made_by = k.updated_by, previous_made_by = k.updated_by FROM memberships m WHERE m.org_id = k.org_id AND m.user_id = k.updated_by;

CREATE POLICY of_open_monitors ON matched_articles AS RESTRICTIVE TO guanlan_limited USING (monitor_id = ANY ((SELECT open_monitors())::int[]));
