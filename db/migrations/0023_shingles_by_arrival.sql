-- migrate: without a transaction
-- Ids no longer rise with arrival, their lower 39 bits do (0020): what newcomers are compared with is found and forgotten by those.
--
-- On a running system: two indexes are built beside all work, and then take the place of the old ones. Ended half-way it begins again.
DROP INDEX CONCURRENTLY IF EXISTS article_shingles_by_arrival;
CREATE UNIQUE INDEX CONCURRENTLY article_shingles_by_arrival ON article_shingles (hash, only_org, (article_id & 549755813887) DESC) INCLUDE (article_id);
DROP INDEX CONCURRENTLY IF EXISTS article_shingles_by_hash;
DROP INDEX CONCURRENTLY IF EXISTS article_shingles_arrived;
CREATE INDEX CONCURRENTLY article_shingles_arrived ON article_shingles USING brin ((article_id & 549755813887));
DROP INDEX CONCURRENTLY IF EXISTS article_shingles_by_age;
