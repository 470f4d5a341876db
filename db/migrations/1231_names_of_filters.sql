-- Names that filters of media were applied with. On a running system: one new, empty table; within seconds each filter of media is written there, and what is stored is decided once more.
CREATE TABLE filter_media_names (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  filter_id int NOT NULL,
  names text[] NOT NULL,
  PRIMARY KEY (org_id, filter_id),
  FOREIGN KEY (org_id, filter_id) REFERENCES filters (org_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE filter_media_names IS 'owner: filters. All names of the media of a filter when it was applied; other ones make it another filter.';
CALL protect_by_organisation('filter_media_names');
-- As a change of the filter: the pipeline reads it anew, and what is stored is decided again.
CREATE TRIGGER filter_media_names_note_change AFTER INSERT OR UPDATE ON filter_media_names FOR EACH ROW EXECUTE FUNCTION note_filter_change();
