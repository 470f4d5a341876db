-- "Why is it not here?" looks an article up by its address. On a running system: each month is read once while storing waits for it; nothing else does.
-- A hash: addresses are long, and nobody asks for a range of them.
CREATE INDEX articles_by_address ON articles USING hash (url);
