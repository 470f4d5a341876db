-- The second wall for articles that one organisation handed in (docs/decisions/0015): whoever asks for an organisation sees what everybody may see and its
-- own. A change of the catalogue alone; on a running system the version before asks the same of each statement already.
CREATE POLICY shared_and_own ON articles FOR SELECT TO guanlan_app
  USING (only_org IS NULL OR only_org = (SELECT nullif(current_setting('app.org', true), '')::int));
CREATE POLICY everything ON articles TO guanlan_worker USING (true) WITH CHECK (true);
ALTER TABLE articles ENABLE ROW LEVEL SECURITY;
