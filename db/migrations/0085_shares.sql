-- Articles that a member shares by a link. On a running system: one new table.
CREATE TABLE shares (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  id int GENERATED ALWAYS AS IDENTITY,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  -- frozen, in the order in which they were shared
  articles bigint[] NOT NULL CHECK (cardinality(articles) BETWEEN 1 AND 500),
  layout text NOT NULL CHECK (layout IN ('article', 'web', 'ad', 'found')),
  -- what is shown beside the article itself
  parts text[] NOT NULL,
  -- argon2id; null: whoever has the link may read
  password_hash text,
  created_by int NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  opens int NOT NULL DEFAULT 0,
  last_opened_at timestamptz,
  -- wrong passwords since the last right one, and until when no further one is looked at
  wrong_passwords int NOT NULL DEFAULT 0,
  wait_until timestamptz,
  PRIMARY KEY (org_id, id)
);
CREATE INDEX shares_of_member ON shares (org_id, created_by, id DESC);
COMMENT ON TABLE shares IS 'owner: shares. What a link (links, purpose "share") opens.';
CALL protect_by_organisation('shares');
