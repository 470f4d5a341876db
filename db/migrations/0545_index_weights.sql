-- How organisations weigh their indices. On a running system: one new, empty table.
CREATE TABLE index_weights (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  -- counts the changes of an organisation, from 1
  version int NOT NULL CHECK (version > 0),
  -- from this moment on they count
  since timestamptz NOT NULL DEFAULT now(),
  set_by int,
  -- IndexWeights of features/charts/contract/indices.ts
  weights jsonb NOT NULL,
  PRIMARY KEY (org_id, version)
);
COMMENT ON TABLE index_weights IS 'owner: charts. Own weights of brand health and heat of stories; each change is a row that begins at a moment.';
CALL protect_by_organisation('index_weights');
CALL keep_history('index_weights', '{version}');
