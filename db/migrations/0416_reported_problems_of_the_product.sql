-- Members report problems of the product, too, with the page they stood on. On a running system: two columns without a default, and a check that
-- takes two more words; behind a moment's lock, no row is rewritten. A server of the version before shows such reports without their kind.
ALTER TABLE data_reports DROP CONSTRAINT data_reports_kind_check;
ALTER TABLE data_reports ADD CONSTRAINT data_reports_kind_check
  CHECK (kind IN ('wrong', 'missing', 'late', 'duplicate', 'collect', 'product', 'wish')) NOT VALID;
ALTER TABLE data_reports
  ADD COLUMN page text CHECK (length(page) <= 500),
  ADD COLUMN request_id text CHECK (length(request_id) <= 64);
COMMENT ON COLUMN data_reports.page IS 'address within the product, of a problem of the product';
COMMENT ON COLUMN data_reports.request_id IS 'what the failure was shown with: it finds the line in the log';
