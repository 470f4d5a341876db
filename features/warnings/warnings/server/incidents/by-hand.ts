/** Articles that a person sends: an incident of its own, told at once. */

import type { Question } from '@guanlan/features/articles/articles/contract'
import { pageOf } from '@guanlan/features/articles/articles/server/questions'
import { insertFacts } from '@guanlan/features/articles/articles/server/storing'
import { articleQuery } from '@guanlan/features/monitors/monitors/server'
import { refuse, say } from '@guanlan/platform/contract'
import type { CallScope } from '@guanlan/platform/server'
import { type Incident, type ManualWarning, mostOfList } from '../../contract.ts'
import { strings } from '../../strings.ts'
import type { WarningFacts } from '../deciding/facts.ts'
import { keyOf, loadFacts } from '../deciding/load-facts.ts'
import { grown } from '../deciding/worth-telling.ts'
import { nextIncidentIds, writeIncidents, writeMembers } from '../live/incidents.ts'
import { sendMessage } from '../sending/messages.ts'
import { getIncident } from './read.ts'

type ByHand = 'manual' | 'monitorSend'

/** @throws a refusal when an article is not there, or nobody is named */
export async function sendByHand(
  scope: CallScope,
  { idList, title, text, ...requested }: ManualWarning,
  source: ByHand,
): Promise<Incident> {
  const { orgId, db, now } = scope
  const known = await loadFacts(
    db,
    idList.map(articleId => ({ orgId, articleId })),
  )
  const facts = idList.flatMap(id => known.get(keyOf(orgId, id)) ?? [])
  if (facts.length < idList.length) throw refuse('missing', 'warnings.articleMissing', {}, 'idList')
  await insertFacts(
    db,
    facts.map(({ articleId }) => ({ orgId, articleId })).sort((a, b) => a.articleId - b.articleId),
  )
  const [id = 0] = await nextIncidentIds(db, 1)
  await keep(scope, id, facts, title, source)
  const sent = await sendMessage(
    { orgId, db, now },
    {
      incidentId: id,
      reason: 'byHand',
      articleId: null,
      text,
      once: `incident:${id}`,
      to: requested,
      hours: null,
    },
  )
  if (sent.length === 0) throw refuse('invalid', 'warnings.nobody', {}, 'memberIds')
  return getIncident(scope, id)
}

async function keep(
  { orgId, db, now, locale }: CallScope,
  id: number,
  facts: readonly WarningFacts[],
  title: string,
  source: ByHand,
) {
  const [first] = facts as [WarningFacts]
  const blank = {
    id,
    title: title || first.title,
    firstArticleId: first.articleId,
    openedAt: now,
    lastAt: now,
    articles: 0,
    toldAtSize: facts.length,
    toldAt: now,
    isSettled: false,
    pending: null,
    pendingArticleId: null,
    level: first.level,
    sentiment: first.sentiment,
    mediaLevel: 0,
    mediaTypes: [],
    mediaIds: [],
    hasReached: true,
    marks: first.marks,
    demonstration: facts.every(({ demonstration }) => demonstration),
  }
  const incident = facts.reduce((sum, each) => grown(sum, each, null), blank)
  const warningName = say(strings[source], locale)
  await writeIncidents(db, [
    {
      orgId,
      warningId: null,
      warningName,
      warningVersion: null,
      source,
      purpose: 'warning',
      review: 'none',
      reviewDue: null,
      incident,
    },
  ])
  await writeMembers(
    db,
    facts.map(({ articleId }) => ({
      orgId,
      incidentId: id,
      warningId: null,
      articleId,
      told: 'byHand' as const,
      shared: null,
    })),
  )
}

/** @throws invalid when the list is empty */
export async function articlesOfList(scope: CallScope, list: Omit<Question, 'place'>): Promise<number[]> {
  const query = await articleQuery(scope, { ...list, place: 'desk' })
  const rows = await pageOf(scope, query, { page: 1, pageSize: mostOfList, sort: 'time_desc' })
  if (rows.length === 0) throw refuse('invalid', 'warnings.selectData', {}, 'idList')
  return rows.map(({ id }) => id)
}
