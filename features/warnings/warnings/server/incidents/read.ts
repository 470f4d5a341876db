/** Incidents as they are listed and opened. */
import { mediaLevels, mediaTypes } from '@guanlan/features/articles/articles/contract'
import { articleRows, mediaRows, storedFacts } from '@guanlan/features/articles/articles/server/questions'
import { timeZoneOf } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import { containing, isoOf, pageOfNewest, type Scope } from '@guanlan/platform/server'
import { type RawBuilder, sql } from 'kysely'
import {
  type ChosenIncidents,
  type Incident,
  type IncidentArticle,
  type IncidentNumbers,
  type IncidentQuestion,
  mostHandled,
} from '../../contract.ts'
import { dayIn } from '../deciding/decide.ts'

/** Codes as the words that travel. */
const words = (list: readonly string[]) => sql`array[${sql.join(list.map(word => sql.lit(word)))}]::text[]`

/** Who else is told next, while nobody takes it up. */
const clock = sql`(select jsonb_build_object('step', e.told % jsonb_array_length(w.escalation) + 2, 'round', e.told / jsonb_array_length(w.escalation) + 1, 'at', ${isoOf('e.due_at')})
  from warning_escalations e join warnings w on w.org_id = e.org_id and w.id = e.warning_id and w.enabled and w.escalation <> '[]'
  where e.org_id = r.org_id and e.incident_id = r.id and e.due_at is not null and e.stopped_at is null and r.state = 'open')`

const columns = sql`r.id, r.version, r.warning_id as "warningId", r.warning_name as "warningName", r.warning_version as "warningVersion", r.source, r.title, r.level, r.sentiment,
  (${words(mediaLevels)})[r.media_level + 1] as "mediaLevel", array(select (${words(mediaTypes)})[t] from unnest(r.media_types) t) as "mediaTypes", r.articles, r.messages, r.state,
  coalesce(member_name(r.taken_by), r.taken_by_name, '#' || r.taken_by) as "takenBy", ${isoOf('r.taken_at')} as "takenAt", ${isoOf('r.closed_at')} as "closedAt", r.note, r.review,
  ${isoOf('r.review_due')} as "reviewDue", ${isoOf('r.opened_at')} as "openedAt", ${isoOf('r.last_at')} as "lastAt", r.demonstration, r.measured, r.merged_into as "mergedInto", ${clock} as escalation`

export function listIncidents(
  scope: Scope,
  {
    page,
    pageSize,
    after,
    ...question
  }: IncidentQuestion & { page: number; pageSize: number; after?: string | undefined },
) {
  const where = sql.join([sql`r.org_id = ${scope.orgId}`, ...conditionsOf(question, scope.now)], sql` and `)
  return pageOfNewest<Incident>(scope, { table: 'warning_incidents', columns, where }, { page, pageSize, after })
}

function conditionsOf(
  { like, state, review, source, warning, level, days, from, to }: IncidentQuestion,
  now: Date,
): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [sql`r.purpose = 'warning' and r.merged_into is null and r.reached`]
  const titled = containing(['title'], like)
  if (titled) parts.push(titled)
  if (state === 'unsettled') parts.push(sql`r.state not in ('done', 'falseAlarm')`)
  else if (state !== 'all') parts.push(sql`r.state = ${state} and r.review <> 'waiting'`)
  if (review !== 'all') parts.push(sql`r.review = ${review}`)
  if (source !== 'all') parts.push(sql`r.source = ${source}`)
  if (warning !== null) parts.push(sql`r.warning_id = ${warning}`)
  if (level !== null) parts.push(sql`r.level <= ${level}`)
  if (days !== null) parts.push(sql`r.last_at >= ${new Date(now.getTime() - days * 86_400_000)}::timestamptz`)
  if (from !== null) parts.push(sql`r.last_at >= ${from}::timestamptz`)
  if (to !== null) parts.push(sql`r.opened_at <= ${to}::timestamptz`)
  return parts
}

/** Those that are chosen, whether named or by a question. */
export async function idsOfChosen(scope: Scope, { ids, allOf, but }: ChosenIncidents): Promise<readonly number[]> {
  if (allOf === null) return ids
  const where = sql.join([sql`r.org_id = ${scope.orgId}`, ...conditionsOf(allOf, scope.now)], sql` and `)
  const { rows } = await sql<{ id: number }>`
    select r.id from warning_incidents r where ${where} and r.id <> all(${[...but]}::int[]) order by r.id desc limit ${mostHandled}`.execute(
    scope.db,
  )
  return rows.map(({ id }) => id)
}

export async function getIncident({ orgId, db }: Pick<Scope, 'orgId' | 'db'>, id: number): Promise<Incident> {
  const { rows } = await sql<Incident>`
    select ${columns} from warning_incidents r where r.org_id = ${orgId} and r.id = ${id} and r.purpose = 'warning'`.execute(
    db,
  )
  if (!rows[0]) throw refuse('missing', 'platform.missing')
  return rows[0]
}

export async function articlesOfIncident(
  scope: Pick<Scope, 'orgId' | 'db'>,
  id: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ list: IncidentArticle[]; total: number; page: number; pageSize: number }> {
  await getIncident(scope, id)
  return articlesOfRule(scope, id, { page, pageSize })
}

/** Incidents that nobody has settled with any of these articles, the latest first; `articles` counts those of the incident among them. */
export async function openIncidentsNaming(
  { orgId, db }: Pick<Scope, 'orgId' | 'db'>,
  articleIds: readonly number[],
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{
  list: (Pick<Incident, 'id' | 'title' | 'level' | 'lastAt'> & { state: string; articles: number })[]
  total: number
}> {
  const { rows } = await sql<
    Pick<Incident, 'id' | 'title' | 'level' | 'lastAt'> & { state: string; articles: number; total: number }
  >`
    select r.id, r.title, r.level, r.state, ${isoOf('r.last_at')} as "lastAt", n.articles, (count(*) over ())::int as total
    from (select incident_id, count(*)::int as articles from warning_incident_articles
      where org_id = ${orgId} and article_id = any(${[...articleIds]}::bigint[]) group by incident_id) n
    join warning_incidents r on r.org_id = ${orgId} and r.id = n.incident_id
    where r.purpose = 'warning' and r.merged_into is null and r.reached and r.state not in ('done', 'falseAlarm')
    order by r.last_at desc, r.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  return { list: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}

/** Also of an incident of a rule that warns nobody: its feature has looked whether it may be seen. */
export async function articlesOfRule(
  scope: Pick<Scope, 'orgId' | 'db'>,
  id: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ list: IncidentArticle[]; total: number; page: number; pageSize: number }> {
  const { orgId, db } = scope
  const { rows: ids } = await sql<{ article_id: number; total: number }>`
    select article_id, count(*) over ()::int as total from warning_incident_articles where org_id = ${orgId} and incident_id = ${id}
    order by added_at, article_id limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db)
  const shown = ids.map(row => row.article_id)
  const given = sql`${shown}::bigint[]`
  const { rows } = await sql<IncidentArticle>`
    select a.id, a.title, m.name as media, (${words(mediaTypes)})[a.media_type] as "mediaType", a.url, a.sentiment, a.level,
      ${isoOf('a.published_at')} as "publishedAt", a.time_of_arrival as "timeOfArrival", ${isoOf('i.added_at')} as "addedAt", i.told, i.shared
    from warning_incident_articles i join ${articleRows} a on a.id = i.article_id and a.id = any(${given}) join ${mediaRows} m on m.id = a.media_id
    where i.org_id = ${orgId} and i.incident_id = ${id} and i.article_id = any(${given}) order by i.added_at, i.article_id`.execute(
    db,
  )
  const stored = await storedFacts(scope, shown)
  const list = rows.map(row => {
    const { sentiment, level } = stored.get(row.id) ?? row
    return { ...row, sentiment, level }
  })
  return { list, total: ids[0]?.total ?? 0, page, pageSize }
}

export async function incidentNumbers(scope: Scope): Promise<IncidentNumbers> {
  const zone = await timeZoneOf(scope)
  const { rows } = await sql<IncidentNumbers>`
    select count(*) filter (where state = 'open' and review <> 'waiting')::int as open, count(*) filter (where review = 'waiting')::int as waiting,
      count(*) filter (where isToday)::int as today, count(*) filter (where isToday and level <= 2)::int as "todayMajor"
    from (
      select state, review, level, opened_at >= (${dayIn(zone, scope.now)}::date::timestamp at time zone ${zone}) as isToday from warning_incidents
      where org_id = ${scope.orgId} and purpose = 'warning' and merged_into is null and reached and (state = 'open' or review = 'waiting' or last_at >= ${scope.now}::timestamptz - interval '2 days')
    ) i`.execute(scope.db)
  return rows[0] ?? { open: 0, waiting: 0, today: 0, todayMajor: 0 }
}
