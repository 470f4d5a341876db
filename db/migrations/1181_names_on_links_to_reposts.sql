-- Whether a link to traceability shows reposts with their authors' names. On a running system: a moment's lock of a small table; a server of the version
-- before makes no such link until it is replaced, and opens those that are there.
ALTER TABLE traced_subjects ADD names boolean NOT NULL DEFAULT false;
ALTER TABLE traced_subjects DROP CONSTRAINT traced_subjects_org_id_kind_subject_id_key;
ALTER TABLE traced_subjects ADD UNIQUE (org_id, kind, subject_id, names);
