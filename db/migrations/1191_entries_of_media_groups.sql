-- Members of media groups that are media of the library. On a running system: a column with a default on a small table, and one new, empty table.
ALTER TABLE org_media_groups ADD entries int[] NOT NULL DEFAULT '{}' CHECK (cardinality(entries) <= 1000);
COMMENT ON COLUMN org_media_groups.entries IS 'Media that stand among the members under one of their names: the group means them under all of them';

CREATE TABLE media_group_names (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  group_id int NOT NULL,
  names text[] NOT NULL,
  PRIMARY KEY (org_id, group_id),
  FOREIGN KEY (org_id, group_id) REFERENCES org_media_groups (org_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE media_group_names IS 'owner: monitors. Names of the media of a group that its monitors were written with; other ones make them new versions.';
CALL protect_by_organisation('media_group_names');
