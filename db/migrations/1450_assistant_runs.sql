-- Which instruction made an answer, so that the results of a scene are listed. Two columns without a default and an index over the few answers of instructions; earlier ones stay without a scene.
ALTER TABLE assistant_answers ADD COLUMN scene text, ADD COLUMN instruction_id int;
CREATE INDEX assistant_answers_of_scene ON assistant_answers (org_id, user_id, scene, id DESC) WHERE session_id IS NULL;
