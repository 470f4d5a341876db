-- Fills the table of identities and proves that no stored id has a day, so that 0022 need not look.
--
-- On a running system: reads four tables once (5 million hits: 0.3 s) and writes 88 bytes an article; stops nobody. Ended half-way it
-- begins again.
INSERT INTO article_identities (identity, article_id, published_at) SELECT identity, id, published_at FROM articles ON CONFLICT DO NOTHING;
ALTER TABLE articles VALIDATE CONSTRAINT before_days;
ALTER TABLE article_likeness VALIDATE CONSTRAINT before_days;
ALTER TABLE org_articles VALIDATE CONSTRAINT before_days;
ALTER TABLE hits VALIDATE CONSTRAINT before_days;
