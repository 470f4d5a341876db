-- A second factor of sign-in. On a running system: two new tables, a function, and a constraint that allows one outcome more; the table of
-- sign-ins is read once to check it, behind a lock of its writers. A server of the version before does not ask for codes.

CREATE TABLE second_factors (
  user_id int PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  sealed jsonb NOT NULL,
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0
);
COMMENT ON TABLE second_factors IS 'owner: accounts. Shared: the app that shows codes to a person (TOTP, RFC 6238).';
COMMENT ON COLUMN second_factors.id IS 'browsers that are trusted name it; another factor makes them strangers';
COMMENT ON COLUMN second_factors.sealed IS 'its secret, sealed with a key that the database does not hold';
COMMENT ON COLUMN second_factors.confirmed_at IS 'null: it was begun, and no code of it was shown yet; it is not asked for';
COMMENT ON COLUMN second_factors.last_step IS 'of the newest code that was used, in steps of 30 s since 1970; older ones are refused';
GRANT SELECT, INSERT, UPDATE, DELETE ON second_factors TO guanlan_worker;

CREATE TABLE recovery_codes (
  user_id int NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, hash)
);
COMMENT ON TABLE recovery_codes IS 'owner: accounts. Shared: codes for whoever has lost the app; each serves once.';
COMMENT ON COLUMN recovery_codes.hash IS 'keyed with a secret that is not in the database';
GRANT SELECT, INSERT, UPDATE, DELETE ON recovery_codes TO guanlan_worker;

-- For administrators, of a member of the organisation that the transaction is bound to; not of an operator, who belongs to the installation.
-- Sessions end with it. True: there was one.
CREATE FUNCTION reset_second_factor_of_member(person int) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM second_factors f USING users u, memberships m
  WHERE f.user_id = person AND u.id = person AND NOT 'operator' = ANY(u.roles)
    AND m.user_id = person AND m.org_id = (SELECT nullif(current_setting('app.org', true), '')::int);
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM end_sessions(person, null, null);
  RETURN true;
END $$;
REVOKE ALL ON FUNCTION reset_second_factor_of_member FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reset_second_factor_of_member TO guanlan_app, guanlan_worker;

ALTER TABLE sign_ins DROP CONSTRAINT sign_ins_outcome_check,
  ADD CONSTRAINT sign_ins_outcome_check CHECK (outcome IN ('succeeded', 'wrongPassword', 'wrongCode', 'tooMany', 'disabled', 'passwordChanged'));
