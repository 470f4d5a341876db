-- Somebody is notified of what a crisis rule proposed, once. On a running system: one nullable column (no rewrite), one short index; what was opened before is taken for known.
ALTER TABLE crisis_openings ADD COLUMN notified_at timestamptz;
UPDATE crisis_openings SET notified_at = opened_at;
CREATE INDEX crisis_openings_to_notify ON crisis_openings (opened_at) WHERE notified_at IS NULL;
