-- What people see of long work. On a running system: one new table.
--
-- A row is queue and truth at once: whoever puts work in adds it in their own transaction, and each slice of the work changes it together
-- with its effect. So a worker may die at any moment, and every slice has happened once.
CREATE TABLE tasks (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,                              -- name of the job
  user_id int,                                     -- null: the system
  operation_id bigint,                             -- what its slices change is undone with it
  about text,                                      -- of one kind and subject only the newest task is wanted
  input jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
  cursor jsonb,
  done bigint NOT NULL DEFAULT 0,
  total bigint,
  result jsonb,
  has_file boolean NOT NULL DEFAULT false,
  problem text,
  slices int NOT NULL DEFAULT 0,
  claim int NOT NULL DEFAULT 0,                    -- counts who took it; who took it before changes nothing any more
  failures int NOT NULL DEFAULT 0,
  waiting_since timestamptz NOT NULL DEFAULT now(), -- moved when it hands over, so that others of its kind get their turn
  worker int,                                      -- holds the advisory lock of this number while it lives
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  ended_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (org_id, id)
);
CREATE UNIQUE INDEX tasks_by_id ON tasks (id);
CREATE INDEX tasks_open ON tasks (kind, waiting_since) WHERE state IN ('waiting', 'running');
CREATE INDEX tasks_of_organisation ON tasks (org_id, created_at DESC);
CREATE INDEX tasks_about ON tasks (org_id, kind, about) WHERE about IS NOT NULL AND state IN ('waiting', 'running');
COMMENT ON TABLE tasks IS 'owner: tasks';
CALL protect_by_organisation('tasks');
GRANT UPDATE (changed) ON operations TO guanlan_app;

-- The queue of the installation's own schedules is no business of those who serve requests.
ALTER DEFAULT PRIVILEGES FOR ROLE guanlan_jobs IN SCHEMA jobs REVOKE SELECT, INSERT, UPDATE, DELETE ON TABLES FROM guanlan_app;
REVOKE ALL ON ALL TABLES IN SCHEMA jobs FROM guanlan_app;
