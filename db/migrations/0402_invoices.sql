-- Invoices that organisations ask for with their orders. On a running system: one new table; a server of the version before knows nothing of it.

CREATE TABLE invoices (
  org_id int NOT NULL,
  order_id int NOT NULL,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 100),
  tax_number text NOT NULL CHECK (tax_number ~ '^[0-9A-Z]{8,20}$'),
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'issued')),
  number text CHECK (length(number) BETWEEN 1 AND 40),
  asked_at timestamptz NOT NULL DEFAULT now(),
  issued_at timestamptz,
  CHECK ((state = 'issued') = (number IS NOT NULL)),
  PRIMARY KEY (org_id, order_id),
  FOREIGN KEY (org_id, order_id) REFERENCES orders ON DELETE CASCADE
);
COMMENT ON TABLE invoices IS 'owner: billing. One an order.';
COMMENT ON COLUMN invoices.number IS 'of the invoice that was issued';
CALL protect_by_organisation('invoices');
-- Members ask, and correct what they wrote until it is issued; issuing is the operator's.
REVOKE DELETE ON invoices FROM guanlan_app;
CREATE POLICY only_asked ON invoices AS RESTRICTIVE FOR INSERT TO guanlan_app WITH CHECK (state = 'asked');
CREATE POLICY only_open ON invoices AS RESTRICTIVE FOR UPDATE TO guanlan_app USING (state = 'asked') WITH CHECK (state = 'asked');
