/** Which tables of an organisation were changed: triggers in the database of the test note it, so that nobody has to read all rows before and after each call. */
import { sql } from 'kysely'
import pg from 'pg'
import type { Product } from '../product.ts'

/** What workers write of their own accord, whoever calls what. */
const ofWorkers = [
  'fact_days',
  'fact_day_changes',
  'fact_day_progress',
  'cycle_runs',
  'cycle_turns',
  'live_states',
  'deliveries',
  'delivery_attempts',
  'delivery_channel_states',
  'broadcast_recordings',
  'hot_wanted',
  'event_courses',
  'event_nodes',
  'event_candidates',
  'event_candidate_stories',
  'event_detections',
  'event_states',
  'car_sentence_looks',
  'piece_looks',
  'piece_runs',
  'warning_measures',
  'warning_minutes',
  'warning_escalations',
  'warning_digest_turns',
  'activity_ends',
  'matched_articles',
  'streamed_phases',
  'report_timer_turns',
  'report_runs',
  'report_files',
  'sender_hours',
  'crisis_opening_notices',
  'quota_course',
]

/** What workers write beside people: what a call does to them is noted alone. */
const alsoOfWorkers: readonly string[] = [
  ...['activity_media', 'activity_pieces', 'crisis_clocks', 'crisis_task_reminders', 'tasks'],
  ...['webhook_deliveries', 'webhook_states'],
]

/** An update that leaves a row as it was is none. */
const noting = `
  create schema walk;
  create unlogged table walk.changes (org_id bigint, name text);
  create function walk.note() returns trigger language plpgsql security definer as $$
  begin
    if tg_op = 'UPDATE' and not (old *<> new) then return null; end if;
    -- A slice moves its task on under the login of its organisation; no call does that.
    if tg_op = 'UPDATE' and tg_table_name = 'tasks' and to_jsonb(new) ->> 'state' in ('running', 'done') then return null; end if;
    if tg_op <> 'INSERT' then insert into walk.changes values (old.org_id, tg_argv[0]); end if;
    if tg_op = 'INSERT' or tg_op = 'UPDATE' and new.org_id is distinct from old.org_id then
      insert into walk.changes values (new.org_id, tg_argv[0]);
    end if;
    return null;
  end $$;
  grant usage on schema walk to guanlan_worker;
  grant select, delete on walk.changes to guanlan_worker`

const tables = `
  select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and a.attname = 'org_id' and not a.attisdropped
    and c.relname <> all($1::text[])`

/** @param url of the owner of the database */
export async function noteChanges(url: string): Promise<void> {
  const owner = new pg.Client(url)
  await owner.connect()
  try {
    await owner.query(noting)
    const { rows } = await owner.query<{ name: string }>(tables, [ofWorkers])
    const triggers = rows.map(
      ({ name }) =>
        `create trigger zz_walk after insert or update or delete on "${name}" for each row ${
          alsoOfWorkers.includes(name) ? "when (session_user not like 'guanlan_worker%')" : ''
        } execute function walk.note('${name}')`,
    )
    await owner.query(triggers.join(';\n'))
  } finally {
    await owner.end()
  }
}

/** Tables in which rows of the organisation were changed since this was asked last. */
export async function changedTables({ databases: { worker } }: Product, orgId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with noted as (delete from walk.changes returning org_id, name) select distinct name from noted where org_id = ${orgId} order by 1`.execute(
    worker,
  )
  return rows.map(({ name }) => name)
}
