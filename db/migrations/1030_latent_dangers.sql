-- What people decided about latent dangers: stories that are watched, or were dismissed with a reason. On a running system: one new table.
CREATE TABLE crisis_latent_marks (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  story_id bigint NOT NULL,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by int,
  state text NOT NULL CHECK (state IN ('watched', 'dismissed')),
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 1000),
  PRIMARY KEY (org_id, story_id)
);
COMMENT ON TABLE crisis_latent_marks IS 'owner: crisis. Stories that are watched as a latent danger, or were dismissed.';
CALL protect_by_organisation('crisis_latent_marks');
CALL keep_history('crisis_latent_marks', '{story_id}');
