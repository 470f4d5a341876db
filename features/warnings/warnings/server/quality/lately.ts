/** What warnings found in the last 30 days, and what became of it. */
import type { Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Quality } from '../../contract.ts'
import { countedDays } from './fault.ts'

export interface Lately extends Omit<Quality, 'advice'> {
  incidents: number
  lastIncidentAt: string | null
}

export const nothingLately: Lately = {
  incidents: 0,
  lastIncidentAt: null,
  opened: 0,
  actedOn: 0,
  ignored: 0,
  falseAlarms: 0,
}

const dayMs = 86_400_000
/** Of each warning so many are judged by their messages: one look-up by thread each. */
const mostJudged = 500

export async function latelyOf(
  { orgId, db, now }: { orgId: number; db: Tx; now: Date },
  ids: readonly number[],
): Promise<Map<number, Lately>> {
  if (ids.length === 0) return new Map()
  const since = new Date(now.getTime() - countedDays * dayMs)
  const { rows } = await sql<Omit<Lately, 'lastIncidentAt'> & { id: number; last: Date | null }>`
    select w.id, (select count(*)::int from warning_incidents i where i.org_id = ${orgId} and i.warning_id = w.id and i.last_at >= ${since}::timestamptz and i.reached) as incidents,
      max(j.last_at) as last, count(*) filter (where j.opened)::int as opened, count(*) filter (where j.state in ('acknowledged', 'inHand', 'done'))::int as "actedOn",
      count(*) filter (where j.state = 'open' and not j.opened and j.opened_at < ${new Date(now.getTime() - dayMs)}::timestamptz)::int as ignored,
      count(*) filter (where j.state = 'falseAlarm')::int as "falseAlarms"
    from unnest(${[...ids]}::int[]) as w (id)
    left join lateral (
      select i.state, i.last_at, i.opened_at,
        exists (select from deliveries d where d.org_id = ${orgId} and d.thread = 'incident:' || i.id and (d.opened_at is not null or d.acknowledged_at is not null)) as opened
      from warning_incidents i where i.org_id = ${orgId} and i.warning_id = w.id and i.last_at >= ${since}::timestamptz and i.reached and i.merged_into is null
      order by i.last_at desc limit ${sql.lit(mostJudged)}) j on true
    group by w.id`.execute(db)
  return new Map(
    rows.map(({ id, last, ...counts }) => [id, { ...counts, lastIncidentAt: last?.toISOString() ?? null }]),
  )
}
