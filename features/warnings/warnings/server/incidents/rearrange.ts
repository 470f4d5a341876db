/** Taken apart and put together by hand. Where articles lie is remembered: further copies of their stories go where they are. */
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { Incident, IncidentJoin, IncidentSplit } from '../../contract.ts'
import { keyOf, loadFacts } from '../deciding/load-facts.ts'
import { grown } from '../deciding/worth-telling.ts'
import { nextIncidentIds } from '../live/incidents.ts'
import { cancelMessages } from '../sending/messages.ts'
import { getIncident } from './read.ts'

/** Articles that are another matter become an incident of their own; it is not told again, because they were told. */
export async function splitIncident(scope: Scope, id: number, { articleIds }: IncidentSplit): Promise<Incident> {
  const { orgId, db } = scope
  await getIncident(scope, id)
  const here = await membersOf(scope, [id])
  const leaving = articleIds.filter(articleId => here.includes(articleId))
  if (leaving.length < articleIds.length) throw refuse('missing', 'warnings.articleMissing', {}, 'articleIds')
  if (leaving.length === here.length) throw refuse('invalid', 'warnings.leaveOne', {}, 'articleIds')
  const [made = 0] = await nextIncidentIds(db, 1)
  await sql`
    insert into warning_incidents (org_id, id, updated_by, warning_id, warning_version, warning_name, source, title, first_article_id, sentiment, marks, opened_at, last_at, told_at, told_at_size, demonstration)
    select org_id, ${made}, ${scope.userId}, warning_id, warning_version, warning_name, source, title, ${leaving[0]}, 0, '{}', ${scope.now}, last_at, told_at, ${leaving.length}, demonstration
    from warning_incidents where org_id = ${orgId} and id = ${id}`.execute(db)
  await moveArticles(scope, id, made, leaving)
  await recount(scope, id)
  await recount(scope, made)
  return getIncident(scope, made)
}

/** The articles of several incidents lie in one; the others lead to it. */
export async function joinIncidents(scope: Scope, { ids, into }: IncidentJoin): Promise<Incident> {
  const { orgId, db, now, userId } = scope
  const others = [...new Set(ids)].filter(id => id !== into)
  if (others.length === 0) throw refuse('invalid', 'warnings.twoIncidents', {}, 'ids')
  await getIncident(scope, into)
  for (const id of others) {
    await getIncident(scope, id)
    await moveArticles(scope, id, into, await membersOf(scope, [id]))
    await cancelMessages(scope, id)
  }
  await sql`
    update warning_incidents set merged_into = ${into}, articles = 0, pending = null, pending_article_id = null, version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where org_id = ${orgId} and id = any(${others}::int[])`.execute(db)
  await recount(scope, into)
  return getIncident(scope, into)
}

async function membersOf({ orgId, db }: Scope, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select article_id as id from warning_incident_articles where org_id = ${orgId} and incident_id = any(${[...ids]}::int[]) order by added_at, article_id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

async function moveArticles({ orgId, db }: Scope, from: number, to: number, articleIds: readonly number[]) {
  await sql`
    with moved as (
      delete from warning_incident_articles where org_id = ${orgId} and incident_id = ${from} and article_id = any(${[...articleIds]}::bigint[])
      returning org_id, article_id, added_at, told, shared
    )
    insert into warning_incident_articles (org_id, incident_id, warning_id, article_id, added_at, told, shared)
    select m.org_id, i.id, i.warning_id, m.article_id, m.added_at, m.told, m.shared from moved m join warning_incidents i on i.org_id = m.org_id and i.id = ${to}
    on conflict do nothing`.execute(db)
}

/** What an incident is says its articles; its title and marks those of the first. */
async function recount({ orgId, db, now, userId }: Scope, id: number): Promise<void> {
  const ids = await membersOf({ orgId, db } as Scope, [id])
  const known = await loadFacts(
    db,
    ids.map(articleId => ({ orgId, articleId })),
  )
  const facts = ids.flatMap(articleId => known.get(keyOf(orgId, articleId)) ?? [])
  const [first] = facts
  if (!first) return
  const blank = {
    articles: 0,
    toldAtSize: 0,
    level: null,
    sentiment: first.sentiment,
    mediaLevel: 0,
    mediaTypes: [],
    mediaIds: [],
    hasReached: true,
  }
  const sum = facts.reduce((so, each) => grown(so, each, null), blank as Parameters<typeof grown>[0])
  await sql`
    update warning_incidents set title = ${first.title.slice(0, 300) || '—'}, first_article_id = ${first.articleId}, marks = ${[...first.marks]}, level = ${sum.level},
      sentiment = ${sum.sentiment}, media_level = ${sum.mediaLevel}, media_types = ${[...sum.mediaTypes]}::smallint[], media_ids = ${[...sum.mediaIds]}::int[], articles = ${ids.length},
      told_at_size = greatest(told_at_size, ${ids.length}), version = version + 1, updated_at = ${now}, updated_by = ${userId}
    where org_id = ${orgId} and id = ${id}`.execute(db)
}
