-- Files that belong to a policy: [{fileId, fileUser, name, bytes}], in order. On a running system: a column with a default on a small table.
ALTER TABLE policies ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]';
