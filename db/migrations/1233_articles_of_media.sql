-- Articles of a medium are counted by time out of an index alone. On a running system: one index on articles takes the place of another; storing waits while it is
-- built, a minute or so for ten million articles (what arrives meanwhile waits in its batch).
CREATE INDEX articles_of_medium ON articles (media_id, published_at) INCLUDE (id, only_org);
DROP INDEX articles_media;
