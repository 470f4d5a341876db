/** Incidents of a time with when they were taken up and settled, for those who sum up how they are handled. */
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'

export interface HandledIncident {
  id: number
  articleIds: number[]
  /** Somebody took it up or settled it. */
  isAcknowledged: boolean
  isDone: boolean
  /** From its beginning until it was settled; null: it is not. */
  minutes: number | null
}

/** The newest of a time, and of each its first articles. */
const [mostIncidents, mostArticles] = [500, 50]

export async function handledIncidents(
  { db, orgId }: Scope,
  { from, to }: { from: string; to: string },
): Promise<HandledIncident[]> {
  const { rows } = await sql<HandledIncident>`
    select r.id, r.taken_at is not null or r.closed_at is not null as "isAcknowledged", r.state in ('done', 'falseAlarm') as "isDone",
      case when r.closed_at is not null then extract(epoch from r.closed_at - r.opened_at)::float8 / 60 end as minutes,
      array(select a.article_id::float8 from warning_incident_articles a where a.org_id = r.org_id and a.incident_id = r.id
        order by a.added_at, a.article_id limit ${mostArticles}) as "articleIds"
    from warning_incidents r
    where r.org_id = ${orgId} and r.purpose = 'warning' and r.merged_into is null and r.reached
      and r.opened_at between ${from}::timestamptz and ${to}::timestamptz
    order by r.opened_at desc, r.id desc limit ${mostIncidents}`.execute(db)
  return rows
}
