-- What is read of the record of acts, and what other programs report. On a running system: two new tables, a function, a view, two indexes and two
-- columns on `operations`; the ALTER holds it for milliseconds, the index while it is built (about a second a million rows).

ALTER TABLE operations
  ADD COLUMN refused text,
  ADD COLUMN device text;
COMMENT ON COLUMN operations.refused IS 'the sentence with which a change was refused for lack of authority; null: it was done';
COMMENT ON COLUMN operations.device IS 'what the browser or program called itself';
CREATE INDEX operations_by_time ON operations (at DESC, id DESC);

-- Operators act on the installation: organisation 0 is no organisation, and nobody is its member.
COMMENT ON COLUMN operations.org_id IS '0: an act of an operator on the installation';

CREATE TABLE reported_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id int,
  at timestamptz NOT NULL DEFAULT now(),
  user_id int,
  platform text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  detail jsonb NOT NULL,
  address inet NOT NULL
);
COMMENT ON TABLE reported_entries IS 'owner: audit. What programs beside the product say was done; their word, not ours. Without an organisation: sign-ins elsewhere.';
CALL protect_by_organisation('reported_entries');
REVOKE UPDATE, DELETE ON reported_entries FROM guanlan_app;
CREATE INDEX reported_entries_by_time ON reported_entries (at DESC, id DESC);
CREATE INDEX reported_entries_of_org ON reported_entries (org_id, at DESC, id DESC);

CREATE TABLE use_events (
  day date NOT NULL DEFAULT current_date,
  org_id int NOT NULL DEFAULT 0,
  event text NOT NULL,
  system text NOT NULL DEFAULT '',
  person text NOT NULL DEFAULT '',
  times bigint NOT NULL DEFAULT 1,
  remark text NOT NULL DEFAULT '',
  PRIMARY KEY (org_id, day, event, system, person)
);
COMMENT ON TABLE use_events IS 'owner: audit. How often what was used, by day and person; the last remark. 0: no organisation was named.';
CALL protect_by_organisation('use_events');

-- Whoever acted in this organisation, also after they left it, and operators who did something here.
CREATE FUNCTION actor_name(person int) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.name FROM users u WHERE u.id = person AND (
    EXISTS (SELECT FROM memberships m WHERE m.user_id = u.id AND m.org_id = nullif(current_setting('app.org', true), '')::int)
    OR EXISTS (SELECT FROM operations o WHERE o.user_id = u.id AND o.org_id = nullif(current_setting('app.org', true), '')::int))
$$;
REVOKE ALL ON FUNCTION actor_name FROM PUBLIC;
GRANT EXECUTE ON FUNCTION actor_name TO guanlan_app, guanlan_worker;
CREATE INDEX operations_of_user ON operations (user_id, org_id);

-- Sign-ins of the members of one organisation: those of other people are nobody's business there. Read with the rights of its owner.
CREATE VIEW member_sign_ins WITH (security_barrier) AS
  SELECT m.org_id, s.id, s.at, s.user_id, u.name, s.outcome, s.address, s.browser, s.times
  FROM memberships m JOIN users u ON u.id = m.user_id JOIN sign_ins s ON s.user_id = m.user_id
  WHERE m.org_id = nullif(current_setting('app.org', true), '')::int;
GRANT SELECT ON member_sign_ins TO guanlan_app, guanlan_worker;
