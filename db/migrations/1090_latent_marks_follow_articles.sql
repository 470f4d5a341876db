-- What was decided about a latent danger follows its story when stories are merged or split: by one of its articles. On a running system: a column without a default.
ALTER TABLE crisis_latent_marks ADD COLUMN article_id bigint;
COMMENT ON COLUMN crisis_latent_marks.article_id IS 'An article of the story when it was decided; the mark is that of the story which has it now. Null in marks of before.';
