-- Operators say that a fault of screens is solved. On a running system: a new, empty table.
CREATE TABLE solved_client_errors (
  cause text PRIMARY KEY CHECK (length(cause) = 32),
  solved_at timestamptz NOT NULL DEFAULT now(),
  solved_by int
);
COMMENT ON TABLE solved_client_errors IS 'owner: diagnostics. Shared: causes of browser errors that an operator took for solved; met again later, they are new again.';
GRANT SELECT, INSERT, UPDATE, DELETE ON solved_client_errors TO guanlan_worker;
