-- When its owner put an answer into a report: until then a report shows it to nobody else. One column without a default; answers in reports of before are read by their owners alone.
ALTER TABLE assistant_answers ADD COLUMN reported_at timestamptz;
