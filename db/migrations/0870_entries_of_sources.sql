-- What the entries of a source were at its last answer: an id that stays while link and title change is another article, a new id with the same
-- link is the same one. On a running system: columns without a rewrite of the table; a worker of the version before leaves them as they are.
ALTER TABLE sources ADD COLUMN entries jsonb;
COMMENT ON COLUMN sources.entries IS 'entries of the last answer that are known by an id: id, link, title, and what the article is known by';
ALTER TABLE source_hours ADD COLUMN same_ids int NOT NULL DEFAULT 0, ADD COLUMN new_ids int NOT NULL DEFAULT 0, ADD COLUMN edited int NOT NULL DEFAULT 0;
COMMENT ON COLUMN source_hours.same_ids IS 'new entries with the id of another one, told apart by their links';
COMMENT ON COLUMN source_hours.new_ids IS 'entries under another id than before, known by their link';
COMMENT ON COLUMN source_hours.edited IS 'entries whose title is another one than before';
