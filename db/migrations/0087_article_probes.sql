-- Whether the page of an article still stands, as it was looked at last. On a running system: one new table.
CREATE TABLE article_probes (
  article_id bigint PRIMARY KEY,
  published_at timestamptz NOT NULL,
  probed_at timestamptz NOT NULL,
  -- spec: 0 normal, 1 deleted, 2 rate-limited, 3 optimised, 4 access restricted, -1 probe failed
  state smallint NOT NULL CHECK (state BETWEEN -1 AND 4),
  -- what the page answered; null: it did not
  http_status smallint
);
COMMENT ON TABLE article_probes IS 'owner: articles. Shared: the state of a page is the same for everybody; reached only through an article that the organisation may see.';
GRANT SELECT ON article_probes TO guanlan_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON article_probes TO guanlan_worker;
