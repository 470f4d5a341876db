-- Further conditions of a data task, as filters of a list. On a running system: a column with a default on a small table.
ALTER TABLE data_tasks ADD COLUMN filters jsonb NOT NULL DEFAULT '[]';
