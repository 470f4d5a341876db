-- What an organisation's administrator arranged a list to be for everybody, and what a person made of its parts (titles and kinds of charts).
-- On a running system: one new table and one column with a default; a server of the version before goes on.
ALTER TABLE list_layouts ADD COLUMN parts jsonb NOT NULL DEFAULT '{}';

CREATE TABLE list_standards (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  list text NOT NULL CHECK (length(list) BETWEEN 1 AND 50),
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by int,
  columns jsonb,
  choices jsonb NOT NULL DEFAULT '{}',
  parts jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (org_id, list)
);
COMMENT ON TABLE list_standards IS 'owner: views';
CALL protect_by_organisation('list_standards');
CALL keep_history('list_standards', '{list}');
