-- On a running system: two empty columns, nothing is rewritten.
-- What a source itself says of a topic, beside what was seen: since when it is on the list, and its greatest heat. NULL: it says nothing.
ALTER TABLE hot_topics ADD COLUMN told_first_seen timestamptz, ADD COLUMN told_peak_heat bigint;
