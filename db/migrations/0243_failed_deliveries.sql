-- How many messages failed lately. On a running system: an index over failed messages alone; building it reads the table once and holds up sending meanwhile.
CREATE INDEX deliveries_failed ON deliveries (due_at) WHERE state = 'failed';
