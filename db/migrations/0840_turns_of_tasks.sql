-- Waiting work has a bound and is done in turns of organisations and their people (docs/decisions/0028). On a running system: a column without a
-- default and three indexes of a table that holds a week of work. A worker of the version before takes as before.
ALTER TABLE tasks ADD COLUMN taken_at timestamptz;
COMMENT ON COLUMN tasks.taken_at IS 'when a worker took it last: whose turn is next follows from it';
CREATE INDEX tasks_turns_of_organisation ON tasks (kind, org_id, taken_at) WHERE taken_at IS NOT NULL;
CREATE INDEX tasks_turns_of_person ON tasks (kind, org_id, (coalesce(user_id, 0)), taken_at) WHERE taken_at IS NOT NULL;
CREATE INDEX tasks_waiting_of_person ON tasks (org_id, user_id, kind, waiting_since) WHERE state = 'waiting' AND operation_id IS NOT NULL;
