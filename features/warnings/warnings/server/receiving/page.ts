/** The page of a receiver: the incident, why it was told, its articles with the words marked, and what was done. */

import type { Rule } from '@guanlan/engine/rules'
import {
  highlight,
  type LoadedArticle,
  loadArticles,
  rowOf,
} from '@guanlan/features/articles/articles/server/questions'
import type { SharedArticle } from '@guanlan/features/handling/shares/contract'
import { presentShared } from '@guanlan/features/handling/shares/server'
import { organisationRows } from '@guanlan/features/people/organisations/server'
import { refuse } from '@guanlan/platform/contract'
import type { LinkScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { mostReceived, type Reason, type Received } from '../../contract.ts'
import { purpose } from '../sending/threads.ts'
import { actsOf } from './acts.ts'
import { causeOf, rulesFor } from './cause.ts'
import { type Opened, openedBy, readerOf } from './of-link.ts'
import { peopleFor } from './pass-on.ts'
import { mayBePaused } from './pause.ts'

export async function receivedPage(scope: LinkScope): Promise<Received> {
  const opened = await openedBy(scope)
  const { incident, delivery } = opened
  const reader = readerOf(scope)
  const cause = await causeOf(reader, incident)
  const members = await membersOf(scope, incident.id)
  const articles = await loaded(scope, [...members.keys()])
  const rules = await rulesFor(
    reader,
    cause,
    articles.map(({ id }) => id),
  )
  return {
    ...(await factsOf(scope)),
    receiver: delivery.receiver,
    incident,
    why: {
      reason: [...members.values()].find(notified => notified !== null) ?? null,
      rule: cause.text,
      version: incident.warningVersion,
      words: wordsIn(articles, rules),
      conditions: cause.conditions,
      monitors: cause.monitors,
    },
    articles: articles.map(article => {
      const {
        id,
        title,
        titleHits,
        excerpt,
        excerptHits,
        media,
        mediaType,
        sentiment,
        level,
        publishedAt,
        timeOfArrival,
      } = rowOf(article, rules(article.id))
      const notified = members.get(id) ?? null
      return {
        id,
        title,
        titleHits,
        excerpt,
        excerptHits,
        media,
        mediaType,
        sentiment,
        level,
        publishedAt,
        timeOfArrival,
        told: notified,
      }
    }),
    acts: await actsOf(scope, incident.id),
    people: await peopleFor(scope, incident),
    mayPause: await mayBePaused(scope, delivery),
    mayPropose: incident.warningId !== null && cause.text !== null,
  }
}

/** @throws missing when the article is not of this incident, or was removed since */
export async function receivedArticle(scope: LinkScope, id: number): Promise<SharedArticle> {
  const { incident }: Opened = await openedBy(scope)
  const { rows } = await sql`
    select 1 from warning_incident_articles where org_id = ${scope.orgId} and incident_id = ${incident.id} and article_id = ${id}`.execute(
    scope.db,
  )
  const [article] = rows.length > 0 ? await loaded(scope, [id]) : []
  if (!article) throw refuse('missing', 'platform.missing')
  const reader = readerOf(scope)
  const rules = await rulesFor(reader, await causeOf(reader, incident), [id])
  const shown = presentShared(article, ['interactions', 'judgement'], { labels: [], notes: [], monitors: [] })
  return { ...shown, ...highlight(article.title, article.body, rules(id)) }
}

/** Articles of the incident in the order in which they came, each with what it was told for. */
async function membersOf({ orgId, db }: LinkScope, incidentId: number): Promise<Map<number, Reason | null>> {
  const { rows } = await sql<{ id: number; told: Reason | null }>`
    select article_id as id, told from warning_incident_articles where org_id = ${orgId} and incident_id = ${incidentId}
    order by added_at, article_id limit ${mostReceived}`.execute(db)
  return new Map(rows.map(({ id, told: notified }) => [id, notified]))
}

/** What lies in the recycle bin is not shown. */
const loaded = async (scope: LinkScope, ids: readonly number[]): Promise<LoadedArticle[]> =>
  (await loadArticles(readerOf(scope), ids, true)).filter(({ place }) => place !== 'bin')

function wordsIn(articles: readonly LoadedArticle[], rules: (id: number) => Rule[]): Received['why']['words'] {
  const places = new Map<string, number>()
  for (const { id, title, body } of articles) {
    const { titleHits, bodyHits } = highlight(title, body, rules(id))
    for (const { term } of [...titleHits, ...bodyHits]) places.set(term, (places.get(term) ?? 0) + 1)
  }
  return [...places]
    .map(([word, count]) => ({ word, places: count }))
    .sort((a, b) => b.places - a.places)
    .slice(0, 20)
}

async function factsOf({ orgId, objectId, db }: LinkScope): Promise<Pick<Received, 'organisation' | 'expiresAt'>> {
  const { rows } = await sql<{ organisation: string; expiresAt: Date }>`
    select o.name as organisation, max(l.expires_at) as "expiresAt" from ${organisationRows} o
    join links l on l.org_id = o.id and l.purpose = ${purpose} and l.object_id = ${objectId} and l.revoked_at is null
    where o.id = ${orgId} group by o.name`.execute(db)
  const [row] = rows
  if (!row) throw refuse('missing', 'platform.missing')
  return { organisation: row.organisation, expiresAt: row.expiresAt.toISOString() }
}
