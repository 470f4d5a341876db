-- Files that people without an account send by a link. On a running system: one new, empty table; three columns without a default.
CREATE TABLE link_files (
  org_id int NOT NULL,
  file_id int NOT NULL,
  link_id bigint NOT NULL,                       -- of links, which go before their files do
  PRIMARY KEY (org_id, file_id),
  FOREIGN KEY (org_id, file_id) REFERENCES stored_files (org_id, id) ON DELETE CASCADE
);
CREATE INDEX link_files_of_link ON link_files (org_id, link_id);
COMMENT ON TABLE link_files IS 'owner: platform. Which link a stored file came by; it belongs to whoever made the link.';
CALL protect_by_organisation('link_files');

ALTER TABLE crisis_files ADD COLUMN by_name text CHECK (length(by_name) <= 50);
COMMENT ON COLUMN crisis_files.by_name IS 'who sent it by a link that user_id made; null: user_id sent it';
ALTER TABLE guidance_answers ADD COLUMN file_user int;
COMMENT ON COLUMN guidance_answers.file_user IS 'whose file it is, where it came by a link: of whoever made the link; null: of user_id';
ALTER TABLE guidance_answers ADD COLUMN file_name text;
COMMENT ON COLUMN guidance_answers.file_name IS 'of a file that came by a link, as the link shows it';
