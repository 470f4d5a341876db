-- Sets of articles: a crisis is one, whoever put each article in. On a running system: two new tables, nothing is rewritten.
CREATE TABLE article_sets (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('crisis', 'event')),
  id int NOT NULL,             -- of the crisis or event, whose feature has the rest
  name text NOT NULL,
  closed_at timestamptz,       -- from then on nothing joins it
  PRIMARY KEY (org_id, kind, id)
);
COMMENT ON TABLE article_sets IS 'owner: articles';
CALL protect_by_organisation('article_sets');
CALL keep_history('article_sets', '{kind,id}');

CREATE TABLE article_set_members (
  org_id int NOT NULL,
  kind text NOT NULL,
  set_id int NOT NULL,
  article_id bigint NOT NULL,
  published_at timestamptz NOT NULL,
  how text NOT NULL CHECK (how IN ('hand', 'rule', 'story', 'incident')),
  put_at timestamptz NOT NULL,
  put_by int,                  -- null: by itself
  taken_at timestamptz,        -- taken out by a person: it stays out
  taken_by int,
  PRIMARY KEY (org_id, article_id, kind, set_id),
  FOREIGN KEY (org_id, kind, set_id) REFERENCES article_sets (org_id, kind, id) ON DELETE CASCADE
);
CREATE INDEX article_set_members_of_set ON article_set_members (org_id, kind, set_id, published_at DESC, article_id DESC) WHERE taken_at IS NULL;
COMMENT ON TABLE article_set_members IS 'owner: articles. Articles of sets, and those that people took out of them.';
CALL protect_by_organisation('article_set_members');
CALL keep_history('article_set_members', '{article_id,kind,set_id}');

CREATE POLICY of_open_articles ON article_set_members AS RESTRICTIVE TO guanlan_limited
  USING (EXISTS (SELECT FROM org_articles o WHERE o.org_id = article_set_members.org_id AND o.article_id = article_set_members.article_id));
