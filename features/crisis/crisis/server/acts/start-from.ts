/** A crisis made of what somebody looks at: an incident, or an event of hot lists. */
import { adopt, insertSetMembers } from '@guanlan/features/articles/articles/server/facts'
import { articleIdsOfEvent, eventDetail } from '@guanlan/features/collecting/hot-lists/server'
import { articleIdsOfIncident, getIncident } from '@guanlan/features/warnings/warnings/server'
import type { Scope } from '@guanlan/platform/server'
import type { z } from 'zod'
import type { Crisis, crisis as calls } from '../../contract.ts'
import { noteArticles } from '../chronicle/articles.ts'
import { getCrisis } from '../records/crises.ts'
import { createCrisis, startOne } from './acts.ts'

/** Further ones are put in by people, or join. */
const mostArticles = 1_000

/** @throws missing, where there is no such incident or event */
export async function startFrom(
  scope: Scope,
  { origin, originId, name, crisisLevel, drill, draft }: z.output<typeof calls.startFrom.body>,
  address: string | undefined,
): Promise<Crisis> {
  const articles = origin === 'incident' ? await ofIncident(scope, originId) : await ofEvent(scope, originId)
  const id = await createCrisis(scope, { name, level: crisisLevel, drill, origin, originId }, address)
  const how = origin === 'incident' ? ('incident' as const) : ('rule' as const)
  // What no monitor wants becomes the organisation's with it.
  await adopt(scope, articles)
  const joined = await insertSetMembers(
    scope.db,
    articles.map(articleId => ({ kind: 'crisis', id, orgId: scope.orgId, articleId, how })),
  )
  await noteArticles(scope.db, joined, scope.now)
  return draft ? getCrisis(scope, id) : startOne(scope, { id }, address)
}

async function ofIncident(scope: Scope, id: number): Promise<number[]> {
  await getIncident(scope, id)
  return articleIdsOfIncident(scope, id, mostArticles)
}

const ofEvent = async (scope: Scope, id: number): Promise<number[]> =>
  articleIdsOfEvent(scope, await eventDetail(scope, id), mostArticles)
