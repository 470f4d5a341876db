-- Notes that stand on the curve of one medium or account alone. On a running system: a new column without a value, a moment's lock.
ALTER TABLE chart_notes ADD COLUMN entry text CHECK (entry ~ '^[ma][1-9][0-9]{0,8}$'), ADD CONSTRAINT chart_notes_of_one CHECK (monitor_id IS NULL OR entry IS NULL);
COMMENT ON COLUMN chart_notes.entry IS 'a medium (m12) or account (a34) of the library; null: of no one of them';
