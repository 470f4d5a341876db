-- What somebody may do ends with the transaction that takes it away: every process is told. On a running system: two columns are added and
-- triggers are made, each behind a moment's lock; no row changes. A server of the version before does not listen and goes on as it did.

ALTER TABLE users ADD COLUMN authority_at timestamptz;
COMMENT ON COLUMN users.authority_at IS 'when the person was last disabled, enabled, or given other roles or another password; access tokens made before are refused';
ALTER TABLE tasks ADD COLUMN of_organisation boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN tasks.of_organisation IS 'it goes on when the one who began it leaves';

CREATE FUNCTION note_authority() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.authority_at := clock_timestamp();
  RETURN NEW;
END $$;
CREATE TRIGGER note_authority BEFORE UPDATE ON users FOR EACH ROW
  WHEN ((OLD.enabled, OLD.roles, OLD.password_hash) IS DISTINCT FROM (NEW.enabled, NEW.roles, NEW.password_hash)) EXECUTE FUNCTION note_authority();

-- `{"org":7,"user":5}`: look again at what this person may do there; null: of everybody, or everywhere.
CREATE FUNCTION tell_authority(org int, person int) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('authority', json_build_object('org', org, 'user', person)::text)
$$;

-- Tasks whose person has left. What nobody's call began is the organisation's own. Null: of all organisations.
CREATE FUNCTION end_tasks_of(person int, org int) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH ended AS (
    UPDATE tasks SET state = 'cancelled', worker = null, ended_at = now(), expires_at = now() + interval '7 days'
    WHERE user_id = person AND (org IS NULL OR org_id = org) AND operation_id IS NOT NULL AND NOT of_organisation AND state IN ('waiting', 'running')
    RETURNING org_id, id)
  SELECT count(pg_notify('task_cancelled', id::text)) + count(pg_notify('tasks', json_build_object('org', org_id, 'id', id)::text)) FROM ended
$$;
-- Tasks of a disabled organisation wait: what runs is put back, and goes on from its last slice when the organisation is enabled again.
CREATE FUNCTION hold_tasks_of(org int) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH held AS (
    UPDATE tasks SET state = 'waiting', worker = null, claim = claim + 1 WHERE org_id = org AND state = 'running' RETURNING id)
  SELECT count(pg_notify('task_cancelled', id::text)) FROM held
$$;
CREATE FUNCTION wake_tasks_of(org int) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT count(pg_notify('tasks_waiting', kind)) FROM (SELECT DISTINCT kind FROM tasks WHERE org_id = org AND state = 'waiting') waiting
$$;

CREATE FUNCTION follow_membership() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM end_tasks_of(OLD.user_id, OLD.org_id); END IF;
  PERFORM tell_authority(OLD.org_id, OLD.user_id);
  RETURN NULL;
END $$;
CREATE TRIGGER follow_membership AFTER UPDATE OR DELETE ON memberships FOR EACH ROW EXECUTE FUNCTION follow_membership();

CREATE FUNCTION follow_member_role() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM tell_authority(coalesce(NEW.org_id, OLD.org_id), coalesce(NEW.user_id, OLD.user_id));
  RETURN NULL;
END $$;
CREATE TRIGGER follow_member_role AFTER INSERT OR UPDATE OR DELETE ON member_roles FOR EACH ROW EXECUTE FUNCTION follow_member_role();

CREATE FUNCTION follow_role() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM tell_authority(OLD.org_id, null);
  RETURN NULL;
END $$;
CREATE TRIGGER follow_role AFTER UPDATE OR DELETE ON roles FOR EACH ROW EXECUTE FUNCTION follow_role();

CREATE FUNCTION follow_person() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP = 'DELETE' OR NOT NEW.enabled THEN PERFORM end_tasks_of(OLD.id, null); END IF;
  PERFORM tell_authority(null, OLD.id);
  RETURN NULL;
END $$;
CREATE TRIGGER follow_person AFTER UPDATE OF enabled, roles, password_hash OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION follow_person();

CREATE FUNCTION follow_organisation() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.enabled THEN PERFORM wake_tasks_of(NEW.id); ELSE PERFORM hold_tasks_of(NEW.id); END IF;
  PERFORM tell_authority(NEW.id, null);
  RETURN NULL;
END $$;
CREATE TRIGGER follow_organisation AFTER UPDATE OF enabled ON organisations FOR EACH ROW WHEN (OLD.enabled <> NEW.enabled) EXECUTE FUNCTION follow_organisation();

REVOKE ALL ON FUNCTION note_authority, tell_authority, end_tasks_of, hold_tasks_of, wake_tasks_of, follow_membership, follow_member_role, follow_role,
  follow_person, follow_organisation FROM PUBLIC;
