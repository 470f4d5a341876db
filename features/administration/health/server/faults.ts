/** Errors that browsers reported, by their cause: the same message is the same cause, whatever numbers stand in it. */
import { type Database, patternOf } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Fault, FaultQuestion } from '../contract/console.ts'

/** Reports are kept so long (features/administration/retention); older ones would be gone between two looks. */
const days = 30
/** The newest; a screen that is broken in a loop is told by them, too. */
const mostLookedAt = 100_000
const longestMessage = 300
const mostShown = 200

export async function listFaults(db: Database, { like, state, sort }: FaultQuestion): Promise<Fault[]> {
  const { rows } = await sql<Omit<Fault, 'firstAt' | 'lastAt'> & { firstAt: Date; lastAt: Date }>`
    with reports as (
      select id, at, code, left(content, ${longestMessage}::int) as message, detail from client_errors
      where at > now() - ${days} * interval '1 day' order by at desc limit ${mostLookedAt}),
    causes as (
      select md5(code || ' ' || regexp_replace(message, '[0-9a-f]{8,}|[0-9]+', '#', 'g')) as id, code,
        (array_agg(message order by at desc, id desc))[1] as message, (array_agg(detail ->> 'url' order by at desc, id desc))[1] as url,
        count(*)::int as times, count(distinct coalesce(detail ->> 'name', ''))::int as people, min(at) as first_at, max(at) as last_at
      from reports group by 1, code),
    judged as (
      select c.*, case when s.cause is null then 'open' when c.last_at > s.solved_at then 'again' else 'solved' end as state
      from causes c left join solved_client_errors s on s.cause = c.id)
    select id, code, message, url, times, people, state, first_at as "firstAt", last_at as "lastAt" from judged
    where message ilike ${patternOf(like)} and ${state === 'all' ? sql`true` : state === 'solved' ? sql`state = 'solved'` : sql`state <> 'solved'`}
    order by ${sort === 'times' ? sql`times` : sql`last_at`} desc, id limit ${mostShown}`.execute(db)
  return rows.map(({ firstAt, lastAt, ...row }) => ({
    ...row,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }))
}

export async function solveFault(
  db: Database,
  { id, solved, userId }: { id: string; solved: boolean; userId: number },
): Promise<void> {
  if (!solved) {
    await sql`delete from solved_client_errors where cause = ${id}`.execute(db)
    return
  }
  await sql`
    insert into solved_client_errors (cause, solved_by) values (${id}, ${userId})
    on conflict (cause) do update set solved_at = now(), solved_by = excluded.solved_by`.execute(db)
}
