-- What a member's push says of a new medium (type, level, region) is the organisation's own word, until a shared source or an operator says
-- something of it for everybody.
--
-- On a running system: reads the articles once. Media that only organisations have handed in so far go over to them; everything else stays.
ALTER TABLE media ALTER media_type DROP NOT NULL;
COMMENT ON COLUMN media.media_type IS 'NULL: nobody has said anything of it for everybody; then level and region say nothing either';

CREATE TABLE org_media_facts (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  media_id int NOT NULL REFERENCES media ON DELETE CASCADE,
  media_type smallint NOT NULL,
  level smallint NOT NULL,
  region int,
  PRIMARY KEY (org_id, media_id)
);
CREATE INDEX org_media_facts_of_media ON org_media_facts (media_id);
COMMENT ON TABLE org_media_facts IS 'owner: articles. What an organisation says of a medium that nobody has described for everybody.';
CALL protect_by_organisation('org_media_facts');

INSERT INTO org_media_facts (org_id, media_id, media_type, level, region)
  SELECT DISTINCT a.only_org, m.id, m.media_type, m.level, m.region
  FROM articles a JOIN media m ON m.id = a.media_id JOIN organisations o ON o.id = a.only_org
  WHERE NOT EXISTS (SELECT FROM articles s WHERE s.media_id = m.id AND s.only_org IS NULL);
UPDATE media SET media_type = NULL, level = 0, region = NULL WHERE id IN (SELECT media_id FROM org_media_facts);
