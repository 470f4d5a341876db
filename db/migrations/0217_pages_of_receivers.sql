-- What a receiver sees of an incident without signing in. On a running system: two columns without defaults and two empty tables; no rewrite.

-- A public page that the receiver opens by a link of its own, made when the message is sent.
ALTER TABLE deliveries ADD COLUMN page text CHECK (length(page) <= 200);

-- Who took it up by the link of a message, and is no member.
ALTER TABLE warning_incidents ADD COLUMN taken_by_name text CHECK (length(taken_by_name) <= 200);

CREATE TABLE warning_receiver_acts (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  id int GENERATED ALWAYS AS IDENTITY,
  incident_id int NOT NULL,
  -- whose link it was; no foreign key: records of sending are kept for less long
  delivery_id bigint NOT NULL,
  receiver text NOT NULL CHECK (length(receiver) <= 200),
  act text NOT NULL CHECK (act IN ('acknowledged', 'inHand', 'falseAlarm', 'passedOn', 'proposed', 'paused')),
  -- the note, whom it was passed on to, until when it is paused
  detail text NOT NULL DEFAULT '' CHECK (length(detail) <= 1000),
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (org_id, id),
  FOREIGN KEY (org_id, incident_id) REFERENCES warning_incidents ON DELETE CASCADE
);
CREATE INDEX warning_receiver_acts_of_incident ON warning_receiver_acts (org_id, incident_id, id);
CREATE INDEX warning_receiver_acts_of_delivery ON warning_receiver_acts (org_id, delivery_id, act, at);
COMMENT ON TABLE warning_receiver_acts IS 'owner: warnings. What receivers did by the links of their messages.';
CALL protect_by_organisation('warning_receiver_acts');

CREATE TABLE warning_proposals (
  org_id int NOT NULL REFERENCES organisations ON DELETE CASCADE,
  id int GENERATED ALWAYS AS IDENTITY,
  -- no foreign key: a warning that is deleted and brought back finds its proposals again
  warning_id int NOT NULL,
  incident_id int NOT NULL,
  receiver text NOT NULL CHECK (length(receiver) <= 200),
  -- what is to be left out: an author by name, a medium by id, a word, the story of the incident
  kind text NOT NULL CHECK (kind IN ('author', 'media', 'word', 'story')),
  value text NOT NULL CHECK (length(value) <= 200),
  name text NOT NULL CHECK (length(name) <= 200),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'rejected')),
  made_at timestamptz NOT NULL DEFAULT now(),
  decided_by int,
  decided_at timestamptz,
  PRIMARY KEY (org_id, id)
);
-- The same is proposed once for as long as nobody has decided.
CREATE UNIQUE INDEX warning_proposals_open ON warning_proposals (org_id, warning_id, kind, value) WHERE state = 'open';
COMMENT ON TABLE warning_proposals IS 'owner: warnings. What receivers would leave out of a warning; a member decides.';
CALL protect_by_organisation('warning_proposals');
CALL keep_history('warning_proposals');
