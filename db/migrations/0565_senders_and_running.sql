-- What senders hand in by the hour, and when the installation worked. On a running system: two new, empty tables.
CREATE TABLE sender_hours (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  -- 'push', 'hook 12', or what the sender calls itself
  sender text NOT NULL CHECK (length(sender) BETWEEN 1 AND 200),
  -- who called: the account of a person or of a program's key; 0: nobody, as with hooks
  user_id int NOT NULL DEFAULT 0,
  hour timestamptz NOT NULL,
  first_at timestamptz NOT NULL DEFAULT now(),
  last_at timestamptz NOT NULL DEFAULT now(),
  calls int NOT NULL DEFAULT 1,
  articles int NOT NULL,
  PRIMARY KEY (org_id, sender, user_id, hour)
);
CREATE INDEX sender_hours_by_hour ON sender_hours (hour);
COMMENT ON TABLE sender_hours IS 'owner: pipeline. What each sender of an organisation handed in, by the hour, for 13 months.';
CALL protect_by_organisation('sender_hours');
REVOKE INSERT, UPDATE, DELETE ON sender_hours FROM guanlan_app;

CREATE TABLE running_stretches (
  begun_at timestamptz PRIMARY KEY,
  beaten_at timestamptz NOT NULL
);
COMMENT ON TABLE running_stretches IS 'owner: pipeline. Shared: stretches in which workers took articles through, for 13 months; between them the installation stood still.';
GRANT SELECT ON running_stretches TO guanlan_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON running_stretches TO guanlan_worker;
