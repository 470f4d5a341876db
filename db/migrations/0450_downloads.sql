-- Files that people order and find again in folders. On a running system: new tables, and a trigger that looks at changed states of tasks; a
-- server of the version before knows nothing of them.

CREATE TABLE download_folders (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  id int GENERATED ALWAYS AS IDENTITY,
  folder_type text NOT NULL CHECK (folder_type IN ('download', 'report', 'material')),
  father_id int,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 50),
  position int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by int,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, father_id) REFERENCES download_folders
);
CREATE UNIQUE INDEX download_folders_named ON download_folders (org_id, folder_type, coalesce(father_id, 0), lower(name));
COMMENT ON TABLE download_folders IS 'owner: downloads. Folders of downloads, reports and material, a tree of each.';
CALL protect_by_organisation('download_folders');
CALL keep_history('download_folders');

CREATE TABLE downloads (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  id int GENERATED ALWAYS AS IDENTITY,
  folder_type text NOT NULL CHECK (folder_type IN ('download', 'report', 'material')),
  folder_id int,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 150),
  format text NOT NULL CHECK (format ~ '^[a-z0-9]{1,10}$'),
  ordered jsonb,
  about jsonb NOT NULL DEFAULT '[]',
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
  row_count int CHECK (row_count >= 0),
  bytes bigint CHECK (bytes >= 0),
  problem text,
  task_id bigint,
  quota_day date,
  pinned boolean NOT NULL DEFAULT false,
  created_by int,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  expires_at timestamptz,
  removed_at timestamptz,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by int,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, folder_id) REFERENCES download_folders ON DELETE SET NULL (folder_id)
);
CREATE INDEX downloads_listed ON downloads (org_id, folder_type, id DESC) WHERE removed_at IS NULL;
CREATE INDEX downloads_of_task ON downloads (task_id) WHERE task_id IS NOT NULL;
COMMENT ON TABLE downloads IS 'owner: downloads. Records of files that were ordered or made; they stay when their file has gone.';
COMMENT ON COLUMN downloads.name IS 'of the file, with its ending';
COMMENT ON COLUMN downloads.ordered IS 'what was asked for, to order it again; null: the file was made by another feature';
COMMENT ON COLUMN downloads.about IS 'the question in words: pairs of a label and a value, each in three languages';
COMMENT ON COLUMN downloads.quota_day IS 'the day whose downloadCount it spent; null: nothing, or it was given back';
COMMENT ON COLUMN downloads.removed_at IS 'thrown away by a person; row and file go a day later, until then it can be taken back';
CALL protect_by_organisation('downloads');
CALL keep_history('downloads');

CREATE TABLE download_rows (
  org_id int NOT NULL,
  download_id int NOT NULL,
  place int NOT NULL,
  ids bigint[] NOT NULL,
  sentiments smallint[] NOT NULL,
  levels smallint[] NOT NULL,
  PRIMARY KEY (org_id, download_id, place),
  FOREIGN KEY (org_id, download_id) REFERENCES downloads ON DELETE CASCADE
);
COMMENT ON TABLE download_rows IS 'owner: downloads. The articles of an export as they were when it was ordered, in their order; gone when its file is made.';
CALL protect_by_organisation('download_rows');

CREATE TABLE download_parts (
  org_id int NOT NULL,
  download_id int NOT NULL,
  place int NOT NULL,
  key text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes >= 0),
  PRIMARY KEY (org_id, download_id, place),
  FOREIGN KEY (org_id, download_id) REFERENCES downloads ON DELETE CASCADE
);
COMMENT ON TABLE download_parts IS 'owner: downloads. Stored pieces whose bytes, one after the other, are the file.';
CALL protect_by_organisation('download_parts');

CREATE TABLE download_field_sets (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  id int GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 30),
  owner_id int,
  fields jsonb NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by int,
  PRIMARY KEY (org_id, id)
);
CREATE UNIQUE INDEX download_field_sets_named ON download_field_sets (org_id, coalesce(owner_id, 0), lower(name));
COMMENT ON TABLE download_field_sets IS 'owner: downloads. Which columns an export has, under a name.';
COMMENT ON COLUMN download_field_sets.owner_id IS 'whose it is; null: everybody''s in the organisation';
CALL protect_by_organisation('download_field_sets');
CALL keep_history('download_field_sets');

-- A record follows its task, whoever ends it. What failed or was cancelled gives back what it spent of downloadCount, once.
CREATE FUNCTION follow_task_of_download() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE spent record;
BEGIN
  UPDATE downloads SET state = NEW.state, problem = NEW.problem, ended_at = NEW.ended_at
    WHERE org_id = NEW.org_id AND task_id = NEW.id RETURNING id, quota_day INTO spent;
  IF NEW.state IN ('failed', 'cancelled') AND spent.quota_day IS NOT NULL THEN
    UPDATE quota_uses SET used = greatest(used - 1, 0) WHERE org_id = NEW.org_id AND quota = 'downloadCount' AND day = spent.quota_day;
    UPDATE downloads SET quota_day = NULL WHERE org_id = NEW.org_id AND id = spent.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_download AFTER UPDATE OF state ON tasks FOR EACH ROW
  WHEN (NEW.kind = 'downloads.export' AND OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION follow_task_of_download();
