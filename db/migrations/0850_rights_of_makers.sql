-- What the clock begins has the rights of whoever asked for it, and what a file of the download centre was made of, so that a link to it ends with what its maker sees (docs/decisions/0021). On a running
-- system: two columns without a default. A server of the version before leaves them empty: such work is the organisation's own, such a file made of
-- everything.
ALTER TABLE downloads ADD COLUMN monitors_seen int[];
COMMENT ON COLUMN downloads.monitors_seen IS 'monitors that whoever had it made saw then, where they are limited to folders; null: everything';
ALTER TABLE tasks ADD COLUMN acts_for int;
COMMENT ON COLUMN tasks.acts_for IS 'whose rights it has, where nobody''s call began it; null: those of user_id, and without one it is the organisation''s own';
