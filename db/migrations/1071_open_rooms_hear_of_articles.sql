-- Open rooms of crises hear of articles that join or leave. On a running system: two triggers on one table, nothing is rewritten; a statement tells each organisation once.
CREATE FUNCTION tell_crisis_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('crises', c.org_id::text) FROM (SELECT DISTINCT org_id FROM changed WHERE kind = 'crisis') c;
  RETURN NULL;
END $$;
CREATE TRIGGER article_set_members_tell_joined AFTER INSERT ON article_set_members
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_crisis_articles();
CREATE TRIGGER article_set_members_tell_moved AFTER UPDATE ON article_set_members
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_crisis_articles();
