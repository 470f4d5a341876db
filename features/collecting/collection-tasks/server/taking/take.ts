/** What the tasks of organisations take of a visit to a source. Within the transaction that keeps the visit. */
import { organisationRows } from '@guanlan/features/people/organisations/server'
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { decide, type Marked } from './decide.ts'
import { matchingEntries } from './matching-entries.ts'

/** An entry as the pipeline has it, with what it is known and searched by. */
export interface Listed<Item> extends Marked {
  item: Item
  title: string
  body: string
}

export interface Visit<Item> {
  sourceId: number
  entries: readonly Listed<Item>[]
  refused: number
  /** 0 for a page of an entry, whose source was counted before. */
  asked: 0 | 1
  bytes: number
}

/**
 * What is handed in for each organisation that has a task on the source, by its id. An organisation that is missing has none; one whose
 * tasks want nothing has an empty list.
 */
export async function claimForTasks<Item>(tx: Tx, visit: Visit<Item>): Promise<ReadonlyMap<number, readonly Item[]>> {
  const taken = new Map<number, Set<Item>>()
  for (const task of await tasksOn(tx, visit.sourceId)) {
    const items = taken.get(task.orgId) ?? new Set<Item>()
    taken.set(task.orgId, items)
    if (task.isOpen) for (const item of await takeForTask(tx, task, visit)) items.add(item)
  }
  return new Map([...taken].map(([orgId, items]) => [orgId, [...items]]))
}

interface TaskOnSource {
  orgId: number
  id: number
  words: string
  dailyBudget: number | null
  /** It collects now; else nothing is kept for it. */
  isOpen: boolean
}

async function tasksOn(tx: Tx, sourceId: number): Promise<TaskOnSource[]> {
  const { rows } = await sql<TaskOnSource>`
    select t.org_id as "orgId", t.id, t.words, t.daily_budget as "dailyBudget",
      t.collects and coalesce(t.from_day <= day_of_organisation(t.org_id), true)
        and coalesce(t.until_day >= day_of_organisation(t.org_id), true)
        and (s.shared or o.enabled) and (t.cycle = 'always' or w.task_id is not null) as "isOpen"
    from sources s
    join gather_tasks t on t.source_ids @> array[s.id] or (t.media_groups <> '{}' and exists (
      select from org_media_groups g where g.org_id = t.org_id and g.id = any(t.media_groups) and is_source_of(s.name, s.url, g.members)))
    left join org_sources o on o.org_id = t.org_id and o.source_id = s.id
    left join gather_windows w on w.org_id = t.org_id and w.task_id = t.id and w.until > now()
    where s.id = ${sourceId} and (s.shared or o.source_id is not null)
    order by t.org_id, t.id`.execute(tx)
  return rows
}

async function takeForTask<Item>(tx: Tx, task: TaskOnSource, visit: Visit<Item>): Promise<Item[]> {
  const requested = await matchingEntries(task.words, visit.entries)
  const seenBy = await seenOf(tx, task, requested)
  const { fresh, again, doubles } = decide(requested, seenBy, visit.sourceId, await roomOf(tx, task))
  const met = [...fresh, ...doubles].map(({ mark }) => mark)
  await sql`
    with seen as (
      insert into gather_seen (org_id, task_id, mark, source_id)
      select ${task.orgId}, ${task.id}, mark, ${visit.sourceId} from unnest(${met}::text[]) mark on conflict do nothing
    )
    insert into gather_hours as h (org_id, task_id, hour, asked, bytes, found, fresh, doubles, refused, looked)
    values (${task.orgId}, ${task.id}, date_trunc('hour', now()), ${visit.asked}, ${visit.bytes}, ${met.length}, ${fresh.length}, ${doubles.length},
      ${visit.refused}, ${visit.entries.length})
    on conflict (org_id, task_id, hour) do update set asked = h.asked + excluded.asked, bytes = h.bytes + excluded.bytes,
      found = h.found + excluded.found, fresh = h.fresh + excluded.fresh, doubles = h.doubles + excluded.doubles,
      refused = h.refused + excluded.refused, last_at = now(),
      looked = case when excluded.looked > 0 then excluded.looked else h.looked end`.execute(tx)
  return [...fresh, ...again].map(({ item }) => item)
}

async function seenOf(
  tx: Tx,
  { orgId, id }: TaskOnSource,
  entries: readonly Marked[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (entries.length === 0) return new Map()
  const { rows } = await sql<{ mark: string; sources: number[] }>`
    select mark, array_agg(source_id order by source_id) as sources from gather_seen
    where org_id = ${orgId} and task_id = ${id} and mark = any(${entries.map(({ mark }) => mark)}::text[])
    group by mark order by mark`.execute(tx)
  return new Map(rows.map(({ mark, sources }) => [mark, sources]))
}

/** What the budget of the day still allows. Sources of one task that are asked at the same moment wait for each other here. */
async function roomOf(tx: Tx, { orgId, id, dailyBudget }: TaskOnSource): Promise<number> {
  if (dailyBudget === null) return Number.POSITIVE_INFINITY
  await sql`select pg_advisory_xact_lock(hashtextextended(${`gather ${orgId} ${id}`}, 0))`.execute(tx)
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(h.fresh), 0)::int as spent from ${organisationRows} o
    left join gather_hours h on h.org_id = o.id and h.task_id = ${id}
      and h.hour >= date_trunc('day', now() at time zone o.time_zone) at time zone o.time_zone
    where o.id = ${orgId}`.execute(tx)
  return Math.max(0, dailyBudget - (rows[0]?.spent ?? 0))
}
