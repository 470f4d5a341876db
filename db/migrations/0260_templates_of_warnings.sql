-- Which template a warning's messages are written by. On a running system: one column with a default.
ALTER TABLE warnings ADD COLUMN template_id int;
COMMENT ON COLUMN warnings.template_id IS 'Null, or one that is gone: the one the organisation uses; 0: the one of the product.';
UPDATE warning_versions SET draft = draft || '{"template_id": null}';
