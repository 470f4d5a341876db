/** Incidents as the live stage reads and writes them: locked, so that what people do meanwhile is not overwritten. */
import { articlesOfStory } from '@guanlan/features/articles/articles/server/stories'
import { jsonRows, numberList, type Tx } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Incident, Purpose, Reason } from '../../contract.ts'
import type { KnownIncident, NumberedIncident } from '../deciding/incident-index.ts'
import { foldsMs, mostCompared, resemblesMs } from '../deciding/same-matter.ts'

export interface WarningStory {
  orgId: number
  warningId: number
  storyId: number
}

/** Arrays of bigint come as texts. */
type Row = Omit<KnownIncident, 'stories'> & { orgId: number; warningId: number; stories: string[] }

/**
 * Incidents that may take up articles of these stories, by warning. `offset 0` keeps the order of the steps: without statistics (a database just
 * made or restored) the planner began with all articles of all incidents, and read the organisation's articles once for each.
 */
export async function incidentsFor(
  tx: Tx,
  requested: readonly WarningStory[],
  now: Date,
): Promise<Map<number, KnownIncident[]>> {
  if (requested.length === 0) return new Map()
  const since = (ms: number) => new Date(now.getTime() - ms)
  const { rows } = await sql<Row>`
    with asked as (
      select * from unnest(${numberList(requested.map(each => each.orgId))}::int[], ${numberList(requested.map(each => each.warningId))}::int[],
        ${numberList(requested.map(each => each.storyId))}::bigint[]) as a (org_id, warning_id, story_id)
    ), of_story as (
      select a.org_id, m.incident_id as id, a.story_id
      from asked a cross join lateral (${articlesOfStory(sql`a.org_id`, sql`a.story_id`)} offset 0) o cross join lateral (
        select incident_id from warning_incident_articles where org_id = a.org_id and article_id = o.article_id and warning_id = a.warning_id offset 0) m
    ), recent as (
      select i.org_id, i.id from (select distinct org_id, warning_id from asked) a cross join lateral (
        select org_id, id from warning_incidents i where i.org_id = a.org_id and i.warning_id = a.warning_id and i.merged_into is null and i.measured is null and i.last_at >= ${since(resemblesMs)}::timestamptz
        order by i.last_at desc, i.id desc limit ${sql.lit(mostCompared)}) i
    ), known as materialized (
      select org_id, id, array_remove(array_agg(distinct story_id), null) as stories
      from (select org_id, id, story_id from of_story union all select org_id, id, null from recent) each group by org_id, id
    )
    select i.org_id as "orgId", i.warning_id as "warningId", i.id, i.title, i.first_article_id as "firstArticleId", i.opened_at as "openedAt", i.last_at as "lastAt",
      i.articles, i.told_at_size as "toldAtSize", i.told_at as "toldAt", i.state in ('done', 'falseAlarm') as "isSettled", i.pending, i.pending_article_id as "pendingArticleId", i.level, i.sentiment,
      i.media_level as "mediaLevel", i.media_types as "mediaTypes", i.media_ids as "mediaIds", i.reached as "hasReached", i.marks, i.demonstration, k.stories
    from known k join warning_incidents i on i.org_id = k.org_id and i.id = k.id
    where i.last_at >= ${since(foldsMs)}::timestamptz
    order by i.org_id, i.id for update of i`.execute(tx)
  return Map.groupBy(
    rows.map(row => ({ ...row, stories: new Set(row.stories.map(Number)) })),
    row => row.warningId,
  )
}

export interface ChangedIncident {
  orgId: number
  /** Null: sent by hand. */
  warningId: number | null
  warningName: string
  warningVersion: number | null
  source: Incident['source']
  purpose: Purpose
  review: 'none' | 'waiting'
  reviewDue: Date | null
  incident: NumberedIncident
}

export interface IncidentMember {
  orgId: number
  incidentId: number
  warningId: number | null
  articleId: number
  told: Reason | null
  shared: string[] | null
}

export async function nextIncidentIds(tx: Tx, count: number): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('warning_incidents', 'id'))::int as id from generate_series(1, ${count}::int)`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** New ones whole; of known ones what further articles change. The version counts what people do, so that their acts can be taken back. */
export async function writeIncidents(tx: Tx, changed: readonly ChangedIncident[]): Promise<void> {
  if (changed.length === 0) return
  const rows = changed.map(({ incident, ...facts }) => ({
    org_id: facts.orgId,
    id: incident.id,
    warning_id: facts.warningId,
    warning_version: facts.warningVersion,
    warning_name: facts.warningName,
    source: facts.source,
    purpose: facts.purpose,
    title: incident.title.slice(0, 300) || '—',
    first_article_id: incident.firstArticleId,
    level: incident.level,
    sentiment: incident.sentiment,
    media_level: incident.mediaLevel,
    media_types: incident.mediaTypes,
    media_ids: incident.mediaIds,
    reached: incident.hasReached,
    marks: incident.marks,
    articles: incident.articles,
    review: facts.review,
    review_due: facts.reviewDue,
    opened_at: incident.openedAt,
    last_at: incident.lastAt,
    told_at_size: incident.toldAtSize,
    told_at: incident.toldAt,
    pending: incident.pending,
    pending_article_id: incident.pendingArticleId,
    demonstration: incident.demonstration,
  }))
  await sql`
    insert into warning_incidents (org_id, id, warning_id, warning_version, warning_name, source, purpose, title, first_article_id, level, sentiment, media_level, media_types, media_ids, reached, marks,
      articles, review, review_due, opened_at, last_at, told_at_size, told_at, pending, pending_article_id, demonstration)
    select * from json_to_recordset(${jsonRows(rows)}::json) as u (org_id int, id int, warning_id int, warning_version int, warning_name text, source text, purpose text, title text,
      first_article_id bigint, level smallint, sentiment smallint, media_level smallint, media_types smallint[], media_ids int[], reached boolean, marks text[], articles int, review text,
      review_due timestamptz, opened_at timestamptz, last_at timestamptz, told_at_size int, told_at timestamptz, pending text, pending_article_id bigint, demonstration boolean)
    on conflict (org_id, id) do update set level = excluded.level, sentiment = excluded.sentiment, media_level = excluded.media_level, media_types = excluded.media_types,
      media_ids = excluded.media_ids, reached = excluded.reached,
      articles = excluded.articles, last_at = excluded.last_at, told_at_size = excluded.told_at_size, told_at = excluded.told_at,
      pending = excluded.pending, pending_article_id = excluded.pending_article_id,
      -- What was sent and got worse is looked at again; what was rejected stays so.
      review = case when excluded.review = 'waiting' and warning_incidents.review <> 'rejected' then 'waiting' else warning_incidents.review end,
      review_due = case when excluded.review = 'waiting' and warning_incidents.review in ('sent', 'kept') then excluded.review_due else warning_incidents.review_due end`.execute(
    tx,
  )
}

export async function writeMembers(tx: Tx, members: readonly IncidentMember[]): Promise<void> {
  if (members.length === 0) return
  const rows = members.map(member => ({
    org_id: member.orgId,
    incident_id: member.incidentId,
    warning_id: member.warningId,
    article_id: member.articleId,
    told: member.told,
    shared: member.shared,
  }))
  await sql`
    insert into warning_incident_articles (org_id, incident_id, warning_id, article_id, told, shared)
    select * from json_to_recordset(${jsonRows(rows)}::json) as u (org_id int, incident_id int, warning_id int, article_id bigint, told text, shared text[])
    on conflict do nothing`.execute(tx)
}
