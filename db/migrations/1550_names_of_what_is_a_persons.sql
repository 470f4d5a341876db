-- What the object of an act is called: a row that is of a person and an article (a favourite) is called like the article, and not like whoever acted.
-- On a running system: one function is replaced.
CREATE OR REPLACE FUNCTION object_name(subject text, key jsonb, org int, row_was jsonb DEFAULT NULL) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  table_of regclass := to_regclass('public.' || quote_ident(subject));
  has_org boolean; joined text; found jsonb; person text; reference record; name text;
BEGIN
  IF key IS NULL OR table_of IS NULL THEN RETURN NULL; END IF;
  IF key ? 'user_id' AND NOT key ? 'article_id' THEN
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
