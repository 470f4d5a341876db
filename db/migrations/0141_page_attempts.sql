-- On a running system: a column with a constant default.
ALTER TABLE source_pages ADD COLUMN attempts smallint NOT NULL DEFAULT 0;
