-- Guidance records may be about an event of the organisation itself. On a running system: a check that is replaced, without a look at the rows.
ALTER TABLE guidance_records DROP CONSTRAINT guidance_records_subject_kind_check;
ALTER TABLE guidance_records ADD CONSTRAINT guidance_records_subject_kind_check
  CHECK (subject_kind IN ('article', 'topic', 'event', 'ownEvent', 'crisis')) NOT VALID;
ALTER TABLE guidance_records VALIDATE CONSTRAINT guidance_records_subject_kind_check;
