-- Pieces of print, radio and television belong to a medium of the library. On a running system: two empty columns on a small table, and one new, empty table.
ALTER TABLE activity_offline_pieces ADD COLUMN media_id int, ADD COLUMN account_id int;

-- Whether the organisation computes what clippings would have cost as advertisements.
CREATE TABLE ad_value_settings (
  org_id int PRIMARY KEY REFERENCES organisations ON DELETE CASCADE,
  is_on boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  changed_by int
);
COMMENT ON TABLE ad_value_settings IS 'owner: offline-pieces. Whether list prices of clippings are computed, which nobody does unless an administrator wants it.';
CALL protect_by_organisation('ad_value_settings');
CALL keep_history('ad_value_settings', '{org_id}');
