-- What was decided about a latent danger is found by the articles of the stories that are shown. On a running system: one index of a small table.
CREATE INDEX crisis_latent_marks_of_article ON crisis_latent_marks (org_id, article_id);
