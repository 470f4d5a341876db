-- OpenSearch asks to be spared (429): the process that sends to it says so, and /health tells operators.
-- On a running system: a column with a constant default (milliseconds).
ALTER TABLE process_beats ADD COLUMN spares_index boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN process_beats.spares_index IS 'OpenSearch asked to be spared: this process sends it less for a while';
