-- Warnings that tell others when nobody takes an incident up. On a running system: two columns with defaults and one new, empty table.
ALTER TABLE warnings ADD COLUMN escalation jsonb NOT NULL DEFAULT '[]';
ALTER TABLE warnings ADD COLUMN escalation_repeats smallint NOT NULL DEFAULT 0 CHECK (escalation_repeats BETWEEN 0 AND 5);
COMMENT ON COLUMN warnings.escalation IS 'Steps [{afterMinutes, contactIds, groups, rosterIds, memberIds, channelIds}], each told when nobody has taken the incident up in so many minutes.';
UPDATE warning_versions SET draft = draft || '{"escalation": [], "escalation_repeats": 0}';

CREATE TABLE warning_escalations (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  incident_id int NOT NULL,
  warning_id int NOT NULL,
  -- steps that were told, over all rounds; 0: the receivers of the warning alone
  told int NOT NULL DEFAULT 0,
  -- when the next one is told; NULL: that was the last
  due_at timestamptz,
  -- somebody took the incident up: the clock stands
  stopped_at timestamptz,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (org_id, incident_id),
  FOREIGN KEY (org_id, incident_id) REFERENCES warning_incidents ON DELETE CASCADE
);
CREATE INDEX warning_escalations_due ON warning_escalations (due_at) WHERE stopped_at IS NULL;
CREATE INDEX warning_escalations_old ON warning_escalations (changed_at);
COMMENT ON TABLE warning_escalations IS 'owner: warnings. The clock of each incident whose warning has further steps; workers write it.';
CALL protect_by_organisation('warning_escalations');
