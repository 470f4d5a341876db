-- How an organisation shows itself in the frame, in mails, files and shared pages. On a running system: three columns with defaults on a small table. A
-- server of the version before goes on with the product's own.
ALTER TABLE organisations
  ADD COLUMN look_name text NOT NULL DEFAULT '' CHECK (length(look_name) <= 20),
  ADD COLUMN look_colour text NOT NULL DEFAULT '' CHECK (look_colour ~ '^(#[0-9a-f]{6})?$'),
  ADD COLUMN look_mark text NOT NULL DEFAULT '' CHECK (length(look_mark) <= 60000);
COMMENT ON COLUMN organisations.look_name IS 'in place of the product''s and the organisation''s own name; empty: those';
COMMENT ON COLUMN organisations.look_mark IS 'a small picture as data:image/png or jpeg; empty: none';
