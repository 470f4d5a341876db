-- Acts of operators with what they are on and each row before and after. On a running system: two columns more on `operations` (milliseconds), two
-- functions, and triggers on small tables of the installation that do nothing but within an operator's call.

ALTER TABLE operations
  ADD COLUMN about_org int,
  ADD COLUMN name text;
COMMENT ON COLUMN operations.about_org IS 'of an operator''s act: the organisation it is about';
COMMENT ON COLUMN operations.name IS 'of an operator''s act: what its object was called then';
CREATE INDEX operations_about_org ON operations (about_org, at DESC, id DESC) WHERE about_org IS NOT NULL;

-- What a row calls itself, by whatever column does that in its table; null: nothing does.
CREATE FUNCTION name_in_row(row_of jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT left(coalesce(nullif(row_of ->> 'name', ''), nullif(row_of ->> 'title', ''), row_of ->> 'word', row_of ->> 'topic', row_of ->> 'host', row_of ->> 'brand',
    row_of ->> 'feature', row_of ->> 'account', row_of ->> 'subject', row_of ->> 'text', row_of ->> 'quota', row_of ->> 'api', row_of ->> 'email', row_of ->> 'url', row_of ->> 'list'), 100)
$$;

-- What the object of a key is called now, as far as whoever asks may see its table: the name of its row, or of the person that the key names.
CREATE FUNCTION object_name(subject text, key jsonb, org int, row_was jsonb DEFAULT NULL) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  table_of regclass := to_regclass('public.' || quote_ident(subject));
  has_org boolean; joined text; found jsonb; person text; reference record; name text;
BEGIN
  IF key IS NULL OR table_of IS NULL THEN RETURN NULL; END IF;
  IF key ? 'user_id' THEN
    IF has_table_privilege('users', 'select') THEN
      EXECUTE 'SELECT name FROM users WHERE id = $1' INTO person USING (key ->> 'user_id')::int;
    ELSE
      person := actor_name((key ->> 'user_id')::int);
    END IF;
    IF person IS NOT NULL THEN RETURN person; END IF;
  END IF;
  IF NOT has_table_privilege(table_of, 'select') THEN RETURN name_in_row(row_was); END IF;
  -- Articles are shared: whoever named one that the organisation does not have, or that lies outside of their folders, is told no title.
  IF subject = 'articles' AND org > 0 AND (key ->> 'id' !~ '^\d{1,18}$' OR NOT EXISTS (
    SELECT FROM org_articles o WHERE o.org_id = org AND o.article_id = (key ->> 'id')::bigint)) THEN RETURN NULL; END IF;
  SELECT string_agg(format('t.%1$I = (p.k).%1$I', k), ' AND ') INTO joined FROM jsonb_object_keys(key) k;
  has_org := EXISTS (SELECT FROM pg_attribute WHERE attrelid = table_of AND attname = 'org_id' AND NOT attisdropped);
  -- A number may be of something else than the table has: then nothing is called so.
  BEGIN
      EXECUTE format('SELECT to_jsonb(t) FROM %1$s t, (SELECT jsonb_populate_record(null::%1$s, $1) k) p WHERE %2$s %3$s LIMIT 1', table_of, joined,
      CASE WHEN has_org AND org > 0 THEN 'AND t.org_id = $2' ELSE 'AND $2 IS NOT NULL' END) INTO found USING key, coalesce(org, 0);
  EXCEPTION WHEN numeric_value_out_of_range OR invalid_text_representation OR undefined_column THEN
    found := NULL;
  END;
  -- Of what is shared, others have theirs.
  IF org > 0 AND (found ->> 'only_org' <> org::text OR (subject = 'organisations' AND key ->> 'id' <> org::text)) THEN RETURN NULL; END IF;
  found := coalesce(row_was, '{}') || key || coalesce(found, '{}');
  name := name_in_row(found);
  IF name IS NOT NULL THEN RETURN name; END IF;
  -- A row without a name of its own is called like what it belongs to.
  FOR reference IN SELECT * FROM (VALUES ('article_id', 'articles'), ('first_article_id', 'articles'), ('assessment_id', 'assessments'), ('crisis_id', 'crises'), ('event_id', 'events'),
      ('report_id', 'reports'), ('journalist_id', 'journalists'), ('media_id', 'media'), ('medium_id', 'media'), ('monitor_id', 'monitors'), ('activity_id', 'activities'),
      ('model_id', 'car_models'), ('series_id', 'car_series'), ('owner_id', 'car_owners'), ('directory_id', 'material_directories'), ('record_id', 'guidance_records'),
      ('role_id', 'roles'), ('label_id', 'labels')) v (field, of_table) WHERE found ->> field ~ '^\d{1,18}$' AND of_table <> subject LOOP
    name := object_name(reference.of_table, jsonb_build_object('id', (found ->> reference.field)::bigint), org);
    IF name IS NOT NULL THEN RETURN name; END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- Like keep_history, for tables of the installation: only within an operator's call (the setting app.installation), and nothing takes it back.
-- `unsaid` columns move by themselves or are secret.
CREATE PROCEDURE keep_installation_history(subject regclass, keys text[] DEFAULT '{id}', unsaid text[] DEFAULT '{}') LANGUAGE plpgsql AS $$
DECLARE
  joined text := (SELECT string_agg(format('o.%1$I = n.%1$I', k), ' AND ') FROM unnest(keys) k);
  key_of text := (SELECT string_agg(format('%1$L, r.%1$I', k), ', ') FROM unnest(keys) k);
  less text := (SELECT coalesce(string_agg(format(' - %L', h), ''), '') FROM unnest(unsaid) h);
BEGIN
  EXECUTE format($f$
    CREATE FUNCTION %2$I() RETURNS trigger LANGUAGE plpgsql AS $t$
    DECLARE act bigint := nullif(current_setting('app.operation', true), '')::bigint;
    BEGIN
      IF act IS NULL OR coalesce(current_setting('app.installation', true), '') <> 'on' THEN RETURN NULL; END IF;
      IF TG_OP = 'INSERT' THEN
        INSERT INTO operation_rows (org_id, operation_id, step, subject_table, act, key, after)
        SELECT 0, act, s.s, %1$L, 'I', jsonb_build_object(%3$s), to_jsonb(r)%5$s FROM new_rows r, (SELECT nextval('operation_steps') s) s;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO operation_rows (org_id, operation_id, step, subject_table, act, key, before)
        SELECT 0, act, s.s, %1$L, 'D', jsonb_build_object(%3$s), to_jsonb(r)%5$s FROM old_rows r, (SELECT nextval('operation_steps') s) s;
      ELSE
        INSERT INTO operation_rows (org_id, operation_id, step, subject_table, act, key, before, after)
        SELECT 0, act, s.s, %1$L, 'U', jsonb_build_object(%3$s), differing_entries(r.was, r.is_now), differing_entries(r.is_now, r.was)
        FROM (SELECT o.*, to_jsonb(o)%5$s AS was, to_jsonb(n)%5$s AS is_now FROM old_rows o JOIN new_rows n ON %4$s) r,
          (SELECT nextval('operation_steps') s) s
        WHERE r.was <> r.is_now;
      END IF;
      RETURN NULL;
    END $t$;
    CREATE TRIGGER record_added AFTER INSERT ON %1$s REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %2$I();
    CREATE TRIGGER record_changed AFTER UPDATE ON %1$s REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %2$I();
    CREATE TRIGGER record_removed AFTER DELETE ON %1$s REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION %2$I();
  $f$, subject, 'record_' || subject::text, key_of, joined, less);
END $$;

CALL keep_installation_history('organisations');
CALL keep_installation_history('packages');
CALL keep_installation_history('api_charges');
CALL keep_installation_history('orders', '{org_id,id}');
CALL keep_installation_history('invoices', '{org_id,order_id}');
CALL keep_installation_history('subscriptions', '{org_id,id}');
CALL keep_installation_history('domain_configs');
CALL keep_installation_history('identity_mappings');
CALL keep_installation_history('installation_switches', '{one}');
CALL keep_installation_history('retention_limits', '{kind}');
CALL keep_installation_history('org_retention_limits', '{org_id,kind}');
CALL keep_installation_history('global_sensitive_words');
CALL keep_installation_history('industries', '{code}');
CALL keep_installation_history('names');
CALL keep_installation_history('media_corrections');
CALL keep_installation_history('event_cases');
CALL keep_installation_history('api_roles');
CALL keep_installation_history('solved_client_errors', '{cause}');
CALL keep_installation_history('hot_boards', '{id}', '{next_at,seen_at,told_at,failures,last_error,wanted_until}');
CALL keep_installation_history('registrations', '{id}', '{password_hash}');
CALL keep_installation_history('users', '{id}', '{password_hash,authority_at,groups_at,appearance}');
