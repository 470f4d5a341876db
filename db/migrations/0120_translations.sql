-- Translations of articles, kept by each organisation. On a running system: one new, empty table.
CREATE TABLE article_translations (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  article_id bigint NOT NULL,
  published_at timestamptz NOT NULL,      -- of the article, as in the other tables of facts
  target text NOT NULL CHECK (target IN ('zh-CN', 'zh-TW', 'en', 'ja', 'ko')),
  title text NOT NULL CHECK (length(title) <= 20000),
  -- In the order of the paragraphs of the text, one for each; null: only the title was asked for.
  paragraphs text[],
  -- SHA-256 of the text that was translated: another one means that the text was edited since.
  source_hash text NOT NULL CHECK (length(source_hash) = 64),
  -- Who translated: the name of a model, or opencc.
  translator text NOT NULL CHECK (length(translator) BETWEEN 1 AND 200),
  -- As the endpoint counted them; null: it did not say, or none was asked.
  tokens int,
  made_at timestamptz NOT NULL,
  made_by int,
  PRIMARY KEY (org_id, article_id, target)
);
COMMENT ON TABLE article_translations IS 'owner: articles. What articles say in other languages, as translated for the organisation.';
CALL protect_by_organisation('article_translations');
