-- Each line of a chronicle shows which line corrects it. On a running system: one small partial index, most lines correct nothing.
CREATE INDEX crisis_lines_corrections ON crisis_lines (org_id, crisis_id, corrects) WHERE corrects IS NOT NULL;
