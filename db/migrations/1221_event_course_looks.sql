-- A look at the course of an event that has not changed is no change: open screens do not ask again. A column without a default; nothing is rewritten.
ALTER TABLE event_courses ADD looked_at timestamptz;
COMMENT ON COLUMN event_courses.looked_at IS 'When its event was last looked at and nothing had changed since the course was computed';
DROP TRIGGER event_courses_note_change ON event_courses;
CREATE TRIGGER event_courses_note_change AFTER INSERT OR UPDATE OF computed_at ON event_courses FOR EACH ROW EXECUTE FUNCTION note_event_change();
