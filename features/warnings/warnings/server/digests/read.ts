/** What happened in the period of a digest, by its filters. */
import { sql } from 'kysely'
import type { DigestDraft } from '../../contract.ts'
import { attentionOf } from '../quality/attention.ts'
import type { Place } from '../sending/messages.ts'
import { type DigestFacts, type DigestIncident, mostListed } from './compose.ts'

type Filters = Pick<DigestDraft, 'warningIds' | 'level' | 'onlyUnsettled'>

/** @param from included, `until` not: what comes at that moment is in the next one */
export async function factsOf(
  place: Pick<Place, 'orgId' | 'db' | 'now'>,
  { warningIds, level, onlyUnsettled }: Filters,
  from: Date,
  until: Date,
): Promise<DigestFacts> {
  const { orgId, db } = place
  const condition = sql`i.org_id = ${orgId} and i.purpose = 'warning' and i.merged_into is null and (${warningIds.length === 0} or i.warning_id = any(${warningIds}::int[]))
    and (${level}::int is null or i.level <= ${level}::int) and (${!onlyUnsettled} or i.state not in ('done', 'falseAlarm'))`
  const happened = sql`${condition} and i.last_at >= ${from}::timestamptz and i.opened_at < ${until}::timestamptz`
  const { rows: incidents } = await sql<DigestIncident & { total: number }>`
    select i.id, i.title, i.warning_name as "warningName", i.state, i.level, i.articles, i.last_at as "lastAt", count(*) over ()::int as total
    from warning_incidents i where ${happened} order by i.level nulls last, i.last_at desc, i.id desc limit ${mostListed}`.execute(
    db,
  )
  const { rows } = await sql<Pick<DigestFacts, 'articles' | 'folded' | 'open' | 'waiting'>>`
    select a.articles, a.folded, w.open, w.waiting from (
      select count(*)::int as articles, count(*) filter (where m.told is null)::int as folded from warning_incidents i
      join warning_incident_articles m on m.org_id = i.org_id and m.incident_id = i.id and m.added_at >= ${from}::timestamptz and m.added_at < ${until}::timestamptz
      where ${happened}
    ) a cross join (
      select count(*) filter (where i.state = 'open' and i.review <> 'waiting')::int as open, count(*) filter (where i.review = 'waiting')::int as waiting from warning_incidents i
      where ${condition} and (i.state = 'open' or i.review = 'waiting')
    ) w`.execute(db)
  const counts = rows[0] ?? { articles: 0, folded: 0, open: 0, waiting: 0 }
  return {
    incidents: incidents.map(({ total: _, ...incident }) => incident),
    total: incidents[0]?.total ?? 0,
    ...counts,
    attention: await attentionOf(place),
    failingSources: await failingSourcesOf(place),
  }
}

async function failingSourcesOf({ orgId, db }: Pick<Place, 'orgId' | 'db'>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from org_sources o join sources s on s.id = o.source_id
    where o.org_id = ${orgId} and o.enabled and s.failures > 0`.execute(db)
  return rows[0]?.n ?? 0
}
