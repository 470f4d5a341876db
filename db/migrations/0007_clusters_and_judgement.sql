-- One story is one cluster, by likeness of text (engine/text/duplicates) and no longer by equal fingerprints; what organisations decide about
-- clusters and sentiment by hand; and what the text engine says of an article.
--
-- On a running system: columns without default or with a constant one touch no row, and the new index reads the table once. Articles from
-- before keep their clusters; they have no shingles, so newcomers do not fold with them.

ALTER TABLE articles DROP COLUMN fingerprint;
CREATE INDEX articles_of_cluster ON articles (cluster_id, id);
DROP INDEX articles_cluster;

-- Which articles share sampled runs of text: every newcomer asks for each of its hashes (about thirty) for the newest articles that have it.
-- `only_org` is 0 for what everybody may see; what one organisation handed in for itself never moves the clusters of others.
CREATE TABLE article_shingles (
  hash int NOT NULL,
  only_org int NOT NULL DEFAULT 0,
  article_id bigint NOT NULL
);
-- What everybody may see comes first, the newest of it before the others.
CREATE UNIQUE INDEX article_shingles_by_hash ON article_shingles (hash, only_org, article_id DESC);
-- Rows lie in order of arrival, so that old ones are found and dropped without an index the size of the table.
CREATE INDEX article_shingles_by_age ON article_shingles USING brin (article_id);
COMMENT ON TABLE article_shingles IS 'owner: articles. Shared: what newcomers are compared by, for some weeks.';
GRANT SELECT, INSERT, DELETE ON article_shingles TO guanlan_worker;

-- Why an article is in its cluster: the member it resembled most when it came. The first of a cluster has none.
CREATE TABLE article_likeness (
  article_id bigint PRIMARY KEY REFERENCES articles ON DELETE CASCADE,
  like_id bigint NOT NULL,
  -- shares of text, 0 to 1: of both together, and of the shorter one
  common real NOT NULL,
  contained real NOT NULL,
  same_lead boolean NOT NULL
);
COMMENT ON TABLE article_likeness IS 'owner: articles. Shared: the reason of a place in a cluster; reached through org_articles.';
GRANT SELECT ON article_likeness TO guanlan_app;
GRANT SELECT, INSERT, DELETE ON article_likeness TO guanlan_worker;

-- What people of an organisation decided: this article, or all of this cluster, stands in another cluster in their eyes. A cluster of one
-- article taken out of its own has the negative id of the article. `into_id` is never itself moved on.
CREATE TABLE cluster_decisions (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  article_id bigint,
  cluster_id bigint,
  into_id bigint NOT NULL,
  decided_by int,
  decided_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((article_id IS NULL) <> (cluster_id IS NULL))
);
CREATE UNIQUE INDEX cluster_decisions_of_article ON cluster_decisions (org_id, article_id) WHERE article_id IS NOT NULL;
CREATE UNIQUE INDEX cluster_decisions_of_cluster ON cluster_decisions (org_id, cluster_id) WHERE cluster_id IS NOT NULL;
CREATE INDEX cluster_decisions_into ON cluster_decisions (into_id);
COMMENT ON TABLE cluster_decisions IS 'owner: articles';
CALL protect_by_organisation('cluster_decisions');

-- The text engine's word on an article. Absent where the sender's word stands or the article is from before.
ALTER TABLE articles
  ADD COLUMN probability real,
  ADD COLUMN summary text,
  ADD COLUMN keywords text[] NOT NULL DEFAULT '{}',
  ADD COLUMN is_ad boolean NOT NULL DEFAULT false,
  ADD COLUMN dimension text;

-- Sentiment and level set by hand: never overwritten, and taken on by what joins the cluster later.
ALTER TABLE org_articles ADD COLUMN corrected_at timestamptz, ADD COLUMN corrected_by int;
-- What the text says of the subject of a monitor, where that is not what it says as a whole; kept beside what is shown, which people may correct.
ALTER TABLE hits ADD COLUMN towards smallint, ADD COLUMN towards_level smallint;
-- Counts and clusters change by article, whatever organisations have it.
CREATE INDEX org_articles_of_article ON org_articles (article_id);
