-- What an organisation asks of its people's passwords beyond the product's own rule.
ALTER TABLE organisations
  ADD COLUMN password_length smallint NOT NULL DEFAULT 8 CHECK (password_length BETWEEN 8 AND 64),
  ADD COLUMN password_kinds smallint NOT NULL DEFAULT 1 CHECK (password_kinds BETWEEN 1 AND 4);
COMMENT ON COLUMN organisations.password_length IS 'signs that a new password has at least';
COMMENT ON COLUMN organisations.password_kinds IS 'kinds of signs in a new password: small letters, capitals, digits, others';
