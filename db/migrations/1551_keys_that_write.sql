-- Keys whose assistants may save a monitor, label articles and hand one in: what an administrator allows key by key.
-- On a running system: a column with a constant default (milliseconds).
ALTER TABLE api_keys ADD COLUMN may_write boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN api_keys.may_write IS 'an administrator lets it change things by calls that are open to writing keys alone';
