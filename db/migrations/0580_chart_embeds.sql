-- Charts that other sites show. On a running system: one new, empty table and a function.
CREATE TABLE chart_embeds (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  id int GENERATED ALWAYS AS IDENTITY,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 100),
  -- ChartName and SplitField of features/charts/charts/contract
  chart text NOT NULL,
  split_by text NOT NULL,
  -- Question of features/articles/articles/contract
  question jsonb NOT NULL,
  -- a named range that moves with the clock; null: the moments of the question stay
  range text,
  language text NOT NULL CHECK (language IN ('zh', 'zh-TW', 'en')),
  theme text NOT NULL,
  -- origins that may show it in a frame
  sites text[] NOT NULL CHECK (cardinality(sites) BETWEEN 1 AND 10),
  created_by int NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  PRIMARY KEY (org_id, id)
);
CREATE INDEX chart_embeds_of_member ON chart_embeds (org_id, created_by, id DESC);
COMMENT ON TABLE chart_embeds IS 'owner: charts. What a link (links, purpose "chartEmbed") shows; the numbers are counted with the rights of who made it.';
CALL protect_by_organisation('chart_embeds');

-- Whether somebody may still sign in; of members of the organisation that is served alone.
CREATE FUNCTION member_is_enabled(person int) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(bool_or(u.enabled), false) FROM users u JOIN memberships m ON m.user_id = u.id
  WHERE u.id = person AND m.org_id = (SELECT nullif(current_setting('app.org', true), '')::int)
$$;
REVOKE ALL ON FUNCTION member_is_enabled FROM PUBLIC;
GRANT EXECUTE ON FUNCTION member_is_enabled TO guanlan_app, guanlan_worker;
