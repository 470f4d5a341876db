-- Feeds that carry summaries only: the pages of their entries are fetched too when asked for. `pages_read` has a mark for each entry the
-- feed still lists whose page was asked for, so that each is asked for once.
--
-- On a running system: columns with constant defaults touch no row; nothing is fetched until a feed is switched.
ALTER TABLE feeds ADD COLUMN full_text boolean NOT NULL DEFAULT false, ADD COLUMN pages_read text[] NOT NULL DEFAULT '{}';
