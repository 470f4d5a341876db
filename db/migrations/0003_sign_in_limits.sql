-- Counters of sign-in attempts (rate-limiter-flexible). A new table only; nothing running is touched.
CREATE TABLE sign_in_limits (
  key varchar(255) PRIMARY KEY,
  points int NOT NULL DEFAULT 0,
  expire bigint
);
COMMENT ON TABLE sign_in_limits IS 'owner: accounts. Shared: attempts are counted before anybody is signed in.';
GRANT SELECT, INSERT, UPDATE, DELETE ON sign_in_limits TO guanlan_worker;
