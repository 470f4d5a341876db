-- Features can be switched off, for all or for one organisation, and hosts are kept by operators. On a running system: columns with constant
-- defaults behind a moment's lock; domain_configs, a few rows, is written anew. A server of the version before goes on and knows no switches.
CREATE TABLE installation_switches (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  switched_off text[] NOT NULL DEFAULT '{}',
  version int NOT NULL DEFAULT 1
);
INSERT INTO installation_switches DEFAULT VALUES;
COMMENT ON TABLE installation_switches IS 'owner: installation. Shared: features that nobody has; one row, read with the opening of each call.';
GRANT SELECT ON installation_switches TO guanlan_app;
GRANT SELECT, UPDATE ON installation_switches TO guanlan_worker;

ALTER TABLE organisations ADD COLUMN switched_off text[] NOT NULL DEFAULT '{}';
COMMENT ON COLUMN organisations.switched_off IS 'features that this organisation does not have, whatever its roles give';

-- Streams that are open are looked at again, as after a change of roles.
CREATE TRIGGER follow_switches AFTER UPDATE OF switched_off ON organisations
  FOR EACH ROW WHEN (OLD.switched_off <> NEW.switched_off) EXECUTE FUNCTION follow_organisation();

ALTER TABLE domain_configs
  ADD COLUMN id int GENERATED ALWAYS AS IDENTITY UNIQUE,
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN owner_org_id int REFERENCES organisations ON DELETE SET NULL;
COMMENT ON COLUMN domain_configs.owner_org_id IS 'whose host it is: nobody else enters here; null: everybody''s';
COMMENT ON TABLE domain_configs IS 'owner: installation. Shared: theme, title, variant and owner of a host, read before sign-in.';
