-- What arrived for orders by a payment platform. On a running system: one new table; a server of the version before knows nothing of it.

CREATE TABLE payments (
  org_id int NOT NULL,
  order_id int NOT NULL,
  trade_no text NOT NULL UNIQUE CHECK (length(trade_no) BETWEEN 1 AND 64),
  amount bigint NOT NULL CHECK (amount > 0),
  is_late boolean NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, order_id, trade_no),
  FOREIGN KEY (org_id, order_id) REFERENCES orders ON DELETE CASCADE
);
COMMENT ON TABLE payments IS 'owner: billing. Payments that a platform told of, each once by its number there.';
COMMENT ON COLUMN payments.amount IS 'fen';
COMMENT ON COLUMN payments.is_late IS 'the order did not wait for it any more: it is to be paid back';
CALL protect_by_organisation('payments');
REVOKE INSERT, UPDATE, DELETE ON payments FROM guanlan_app;
