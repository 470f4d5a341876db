-- Groups of the address book are names, so warnings keep names. On a running system: one column of a small table is exchanged; none was filled.
ALTER TABLE warnings DROP COLUMN group_ids;
ALTER TABLE warnings ADD COLUMN groups text[] NOT NULL DEFAULT '{}';
UPDATE warning_versions SET draft = draft - 'group_ids' || '{"groups": []}';
