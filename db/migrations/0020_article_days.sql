-- Ids of articles begin with the day of publication, so that an id says which month holds the article: articles and everything beside them
-- can then be split by month and retired by month (docs/decisions/0011). This file prepares that, 0021 checks what is stored, 0022 switches.
--
-- On a running system: three short locks, each given up after 200 ms and tried again; no row is read or written.
SET LOCAL lock_timeout = '200ms';

-- Days since 2020-01-01 in UTC. What is older counts as the first day: ids without a day are those of before.
CREATE FUNCTION article_day(at timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT least(16383, greatest(1, floor(extract(epoch FROM at AT TIME ZONE 'UTC') / 86400)::bigint - 18262))
$$;

-- The day above 39 bits that count articles in order of arrival. It stays below 2^53, where JavaScript ends, until 2064.
CREATE FUNCTION next_article_id(at timestamptz) RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT (article_day(at) << 39) | nextval('articles_id_seq')
$$;

-- No table split by day can hold "each identity once"; this one does.
CREATE TABLE article_identities (
  identity uuid NOT NULL,
  article_id bigint NOT NULL,
  published_at timestamptz NOT NULL
);
ALTER TABLE article_identities ADD PRIMARY KEY (identity);
COMMENT ON TABLE article_identities IS 'owner: articles. Shared: each article once, also for some time after the article itself was retired.';
GRANT SELECT, INSERT, UPDATE, DELETE ON article_identities TO guanlan_worker;

-- Until the switch, whoever stores or removes articles writes them here too without knowing it.
CREATE FUNCTION follow_article_identity() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM article_identities WHERE identity = OLD.identity;
  ELSE
    INSERT INTO article_identities (identity, article_id, published_at) VALUES (NEW.identity, NEW.id, NEW.published_at) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER articles_follow_identity AFTER INSERT OR DELETE ON articles FOR EACH ROW EXECUTE FUNCTION follow_article_identity();

-- What is stored so far has ids without a day. Not checked yet: 0021 does.
ALTER TABLE articles ADD CONSTRAINT before_days CHECK (id < 549755813888) NOT VALID;
ALTER TABLE article_likeness ADD CONSTRAINT before_days CHECK (article_id < 549755813888) NOT VALID;
ALTER TABLE org_articles ADD CONSTRAINT before_days CHECK (article_id < 549755813888) NOT VALID;
ALTER TABLE hits ADD CONSTRAINT before_days CHECK (article_id < 549755813888) NOT VALID;
