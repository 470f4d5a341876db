-- The same call again is answered alike: with the rows that it named, too. Null: of the version before.
ALTER TABLE inbound_hook_calls ADD COLUMN answer jsonb;
