-- A case is changed by the version that its writer saw. On a running system: a column with a default on a small table.
ALTER TABLE event_cases ADD COLUMN version int NOT NULL DEFAULT 1;
