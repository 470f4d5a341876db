-- Vocabularies named in rules (`@name`). On a running system: columns with a default or none (no row is written), one trigger put in the
-- place of another, one CHECK that is wider than before.

-- rule holds the words themselves, as before, so that whoever matches reads one row. written is what a person wrote, with names; null where no
-- vocabulary is named. The ids are of all vocabularies it stands on, those named by vocabularies too; the names are what each was called then.
ALTER TABLE monitors
  ADD COLUMN written text,
  ADD COLUMN vocabulary_ids int[] NOT NULL DEFAULT '{}',
  ADD COLUMN vocabulary_names text[] NOT NULL DEFAULT '{}';
CREATE INDEX monitors_of_vocabulary ON monitors USING gin (vocabulary_ids) WHERE vocabulary_ids <> '{}';
ALTER TABLE monitor_versions ADD COLUMN written text;

-- ruleWords: lists for rules alone, which texts are not cut by; they may name other vocabularies.
ALTER TABLE vocabularies DROP CONSTRAINT vocabularies_use_check;
ALTER TABLE vocabularies ADD CONSTRAINT vocabularies_use_check CHECK (use IN ('words', 'stopWords', 'dimension', 'ruleWords'));
-- Lists for rules change nothing in how articles are analysed. The use of a vocabulary never changes.
DROP TRIGGER vocabularies_note_change ON vocabularies;
CREATE TRIGGER vocabularies_note_change AFTER INSERT OR UPDATE ON vocabularies
  FOR EACH ROW WHEN (NEW.use <> 'ruleWords') EXECUTE FUNCTION note_own_reading();
CREATE TRIGGER vocabularies_note_removal AFTER DELETE ON vocabularies
  FOR EACH ROW WHEN (OLD.use <> 'ruleWords') EXECUTE FUNCTION note_own_reading();
