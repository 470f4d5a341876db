-- An organisation's own version of an article over the shared text. On a running system: one new, empty table.
CREATE TABLE article_edits (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  article_id bigint NOT NULL,
  published_at timestamptz NOT NULL,      -- of the article, as in the other tables of facts
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  updated_by int,
  -- Null in each: as everybody has it. An empty text and region 0 say that there is none.
  title text CHECK (length(title) BETWEEN 1 AND 500),
  summary text CHECK (length(summary) <= 2000),
  body text CHECK (length(body) <= 200000),
  author text CHECK (length(author) <= 200),
  media_id int,
  media_type smallint,
  region int,
  dated_at timestamptz,                   -- the time that is shown; lists and months go by published_at
  is_ad boolean,
  PRIMARY KEY (org_id, article_id)
);
COMMENT ON TABLE article_edits IS 'owner: articles. What an organisation wrote over the shared text of an article.';
CALL protect_by_organisation('article_edits');
CALL keep_history('article_edits', '{article_id}');
