-- Material: articles and words that people put aside for reports, in directories. On a running system: new tables, nothing else.

CREATE TABLE material_directories (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  id int GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('report', 'daily')),
  day date,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 50),
  place int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by int,
  PRIMARY KEY (org_id, id),
  CHECK ((kind = 'daily') = (day IS NOT NULL))
);
CREATE UNIQUE INDEX material_directories_named ON material_directories (org_id, kind, coalesce(day, 'epoch'), lower(name));
COMMENT ON TABLE material_directories IS 'owner: material. Directories of material, those of the daily report by day.';
CALL protect_by_organisation('material_directories');
CALL keep_history('material_directories');

CREATE TABLE material_entries (
  org_id int NOT NULL,
  id int GENERATED ALWAYS AS IDENTITY,
  directory_id int NOT NULL,
  -- Null: words of its own.
  article_id bigint,
  section text NOT NULL DEFAULT '' CHECK (length(section) <= 50),
  title text CHECK (length(title) <= 500),
  summary text CHECK (length(summary) <= 5000),
  remark text NOT NULL DEFAULT '' CHECK (length(remark) <= 1000),
  place int NOT NULL,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by int,
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, directory_id) REFERENCES material_directories ON DELETE CASCADE,
  CHECK (article_id IS NOT NULL OR title IS NOT NULL)
);
CREATE UNIQUE INDEX material_entries_once ON material_entries (org_id, directory_id, article_id) WHERE article_id IS NOT NULL;
CREATE INDEX material_entries_in_order ON material_entries (org_id, directory_id, place, id);
COMMENT ON TABLE material_entries IS 'owner: material. What lies in a directory, in its order: an article under an own title and summary where somebody wrote them, or words.';
CALL protect_by_organisation('material_entries');
CALL keep_history('material_entries');
