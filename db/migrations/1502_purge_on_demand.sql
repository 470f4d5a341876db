-- An organisation in the bin may be deleted for good before its 30 days are over. On a running system: a column without a value. A server of the version
-- before goes on, and waits for the 30 days.
ALTER TABLE organisations ADD COLUMN purge_requested_at timestamptz;
COMMENT ON COLUMN organisations.purge_requested_at IS 'the operator wants it gone now; null: 30 days after deleted_at';
