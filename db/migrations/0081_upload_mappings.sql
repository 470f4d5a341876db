-- Which column of an uploaded table was which, by its headings, so that the next one needs no questions. On a running system: one new, empty table.
CREATE TABLE upload_mappings (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  headings text NOT NULL CHECK (length(headings) = 64),   -- SHA-256 of the headings
  columns text[] NOT NULL,                                -- the field of each column; empty: not read
  used_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, headings)
);
COMMENT ON TABLE upload_mappings IS 'owner: collection';
CALL protect_by_organisation('upload_mappings');
