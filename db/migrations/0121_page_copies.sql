-- Copies of pages as they were received. On a running system: two new, empty tables.
CREATE TABLE page_copies (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  id int GENERATED ALWAYS AS IDENTITY,
  article_id bigint NOT NULL,
  published_at timestamptz NOT NULL,      -- of the article, as in the other tables of facts
  -- asked for, and what answered after redirects
  address text NOT NULL CHECK (length(address) BETWEEN 1 AND 4000),
  answered text CHECK (length(answered) <= 4000),
  http_status smallint,
  copied_at timestamptz NOT NULL,
  copied_by int,                          -- null: by monitor
  -- null: it could not be copied, and `problem` says why
  copy_key text,
  received_key text,
  evidence_key text,
  sums_key text,
  bytes int,
  sha256 text CHECK (length(sha256) = 64),
  received_sha256 text CHECK (length(received_sha256) = 64),
  pictures int NOT NULL DEFAULT 0,
  -- pictures and style sheets that could not be had
  missing int NOT NULL DEFAULT 0,
  problem text CHECK (length(problem) <= 500),
  CHECK ((problem IS NULL) = (copy_key IS NOT NULL)),
  PRIMARY KEY (org_id, id)
);
CREATE INDEX page_copies_of_article ON page_copies (org_id, article_id, id DESC);
COMMENT ON TABLE page_copies IS 'owner: pageCopies. Pages of articles as they were received; the files lie in the store of files.';
CALL protect_by_organisation('page_copies');

CREATE TABLE copied_monitors (
  org_id int NOT NULL,
  monitor_id int NOT NULL,
  -- articles that arrived before are copied on demand alone
  since timestamptz NOT NULL,
  switched_by int,
  PRIMARY KEY (org_id, monitor_id),
  FOREIGN KEY (org_id) REFERENCES organisations ON DELETE CASCADE
);
COMMENT ON TABLE copied_monitors IS 'owner: pageCopies. Monitors whose articles are copied as they arrive.';
CALL protect_by_organisation('copied_monitors');
