-- Addresses outside the address book that want no more mail. On a running system: one new, empty table.
CREATE TABLE stopped_addresses (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  address text NOT NULL CHECK (length(address) BETWEEN 3 AND 254),
  -- unsubscribed: its reader; dead: mail servers refused it several times in a row
  why text NOT NULL CHECK (why IN ('unsubscribed', 'dead')),
  stopped_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, address)
);
COMMENT ON TABLE stopped_addresses IS 'owner: addressBook. Typed mail addresses that get nothing more of what people of the address book get; an entry in the book takes its place.';
CALL protect_by_organisation('stopped_addresses');
