-- On a running system: one small index; writers of labels wait for a moment.
-- Two labels side by side cannot be told apart by a person when they read the same.
CREATE UNIQUE INDEX labels_by_name ON labels (org_id, coalesce(father_id, 0), name);
