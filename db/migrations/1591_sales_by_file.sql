-- Sales are listed, exported and imported as records. On a running system: columns with defaults on a table of some thousand rows.
ALTER TABLE car_sales
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_by int;
UPDATE car_sales SET updated_at = reported_at, updated_by = reported_by;
CREATE INDEX car_sales_by_list ON car_sales (org_id, month, id) WHERE replaced_at IS NULL;
