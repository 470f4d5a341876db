-- Taking back what was done to hits and to facts of articles: tables whose changes no trigger keeps. On a running system: one function, replaced.
CREATE OR REPLACE FUNCTION take_back(wanted bigint, each boolean DEFAULT false) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  s record; cols text; sets text; matched text; put_back text; kept_as text; done int; total int := 0;
  operation bigint := nullif(current_setting('app.operation', true), '')::bigint;
  -- Column by column: `@>` would call an array equal to a longer one.
  same text := 'NOT EXISTS (SELECT 1 FROM jsonb_each(r.after) e WHERE to_jsonb(t) -> e.key IS DISTINCT FROM e.value)';
BEGIN
  FOR s IN SELECT step, subject_table, act, count(*) AS n, (SELECT array_agg(k) FROM jsonb_object_keys(min(key::text)::jsonb) k) AS keys
           FROM operation_rows WHERE operation_id = wanted GROUP BY step, subject_table, act ORDER BY step DESC LOOP
    matched := (SELECT string_agg(format('t.%1$I = (r.p).%1$I', k), ' AND ') FROM unnest(s.keys) k);
    IF s.act = 'I' THEN
      put_back := format('DELETE FROM %1$I t USING (SELECT x.*, jsonb_populate_record(null::%1$I, x.key) p FROM operation_rows x WHERE operation_id = $1 AND step = $2) r
        WHERE t.org_id = r.org_id AND %2$s AND %3$s', s.subject_table, matched, same);
      kept_as := 'RETURNING r.org_id, r.key, ''D''::"char" AS act, to_jsonb(t) AS before, NULL::jsonb AS after';
    ELSIF s.act = 'D' THEN
      -- Generated columns are left out; identity columns are given as they were.
      SELECT string_agg(quote_ident(attname), ', ') INTO cols FROM pg_attribute
      WHERE attrelid = s.subject_table::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
      put_back := format('INSERT INTO %1$I AS t (%2$s) OVERRIDING SYSTEM VALUE SELECT %3$s FROM (SELECT jsonb_populate_record(null::%1$I, before) p FROM operation_rows WHERE operation_id = $1 AND step = $2) r
        ON CONFLICT DO NOTHING', s.subject_table, cols, regexp_replace(cols, '([^, ]+)', '(r.p).\1', 'g'));
      kept_as := format('RETURNING t.org_id, jsonb_build_object(%s) AS key, ''I''::"char" AS act, NULL::jsonb AS before, to_jsonb(t) AS after',
        (SELECT string_agg(format('%1$L, t.%1$I', k), ', ') FROM unnest(s.keys) k));
    ELSE
      SELECT string_agg(DISTINCT format('%1$I = CASE WHEN r.before ? %1$L THEN (r.p).%1$I ELSE t.%1$I END', k), ', ') INTO sets
      FROM operation_rows, jsonb_object_keys(before) k WHERE operation_id = wanted AND step = s.step;
      put_back := format('UPDATE %1$I t SET %2$s FROM (SELECT x.*, jsonb_populate_record(null::%1$I, x.before || x.key) p FROM operation_rows x WHERE operation_id = $1 AND step = $2) r
        WHERE t.org_id = r.org_id AND %3$s AND %4$s', s.subject_table, sets, matched, same);
      kept_as := 'RETURNING r.org_id, r.key, ''U''::"char" AS act, r.after AS before, r.before AS after';
    END IF;
    IF operation IS NULL OR EXISTS (SELECT FROM pg_trigger WHERE tgrelid = s.subject_table::regclass AND tgname = 'keep_changed') THEN
      EXECUTE put_back USING wanted, s.step;
    ELSE
      EXECUTE format('WITH done AS (%1$s %2$s)
        INSERT INTO operation_rows (org_id, operation_id, step, subject_table, act, key, before, after)
        SELECT d.org_id, $3, n.step, %3$L, d.act, d.key, d.before, d.after FROM done d, (SELECT nextval(''operation_steps'') AS step) n', put_back, kept_as, s.subject_table)
        USING wanted, s.step, operation;
    END IF;
    GET DIAGNOSTICS done = ROW_COUNT;
    IF done <> s.n AND NOT each THEN RAISE EXCEPTION 'changed since' USING ERRCODE = 'GL409', DETAIL = s.subject_table; END IF;
    total := total + done;
  END LOOP;
  RETURN total;
END $$;
