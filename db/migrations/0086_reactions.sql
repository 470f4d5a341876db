-- What readers wrote under an article, and the course of its interaction counts. On a running system: two new tables.
CREATE TABLE article_comments (
  article_id bigint NOT NULL,
  -- the sender's id of the comment, or its author and text: the same comment always gets the same one
  identity uuid NOT NULL,
  published_at timestamptz NOT NULL,
  author text,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
  written_at timestamptz NOT NULL,
  likes int,
  region int,
  sentiment smallint NOT NULL CHECK (sentiment BETWEEN -1 AND 1),
  PRIMARY KEY (article_id, identity)
);
COMMENT ON TABLE article_comments IS 'owner: articles. Shared: readers'' comments; reached only through an article that the organisation may see. published_at is the article''s.';
GRANT SELECT ON article_comments TO guanlan_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON article_comments TO guanlan_worker;

CREATE TABLE article_counts (
  article_id bigint NOT NULL,
  counted_at timestamptz NOT NULL,
  published_at timestamptz NOT NULL,
  reads int, likes int, shares int, comments int,
  PRIMARY KEY (article_id, counted_at)
);
COMMENT ON TABLE article_counts IS 'owner: articles. Shared: interaction counts of an article as they were at a moment, from its second collection on; reached only through an article that the organisation may see.';
GRANT SELECT ON article_counts TO guanlan_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON article_counts TO guanlan_worker;
