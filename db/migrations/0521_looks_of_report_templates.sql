-- A template says how the files of its reports look. On a running system: one column with a constant default, no row is rewritten.
ALTER TABLE report_templates ADD COLUMN look jsonb NOT NULL DEFAULT '{}';
COMMENT ON COLUMN report_templates.look IS 'Look of features/reports/reports/contract/document.ts';
