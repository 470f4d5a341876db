/** The articles of what an event is made of. */
import { articlesOfSet, type Joined } from '@guanlan/features/articles/articles/server/facts'
import { articlesOfStories, articlesOfStory } from '@guanlan/features/articles/articles/server/stories'
import { articleIdsOfEvent, eventDetail } from '@guanlan/features/collecting/hot-lists/server'
import { requireSeen } from '@guanlan/features/crisis/crisis/server'
import { articleIdsOfIncident, getIncident } from '@guanlan/features/warnings/warnings/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { NewEvent } from '../../contract.ts'
import { storiesOfCandidates } from '../records/candidates.ts'

/** Further ones are put in by people, or join. */
const mostArticles = 10_000

/** Candidates are accepted by a call of their own. */
export type EventOrigin = NonNullable<NewEvent['origin']> | 'candidate'

/** @throws missing, where there is no such thing or the reader does not see it */
export async function articlesOfOrigin(
  scope: Scope,
  origin: EventOrigin,
  id: number,
): Promise<{ how: Joined; ids: number[] }> {
  switch (origin) {
    case 'story':
      return { how: 'story', ids: await ofStory(scope, id) }
    case 'incident':
      await getIncident(scope, id)
      return { how: 'incident', ids: await articleIdsOfIncident(scope, id, mostArticles) }
    case 'hotEvent':
      return { how: 'hand', ids: await articleIdsOfEvent(scope, await eventDetail(scope, id), mostArticles) }
    case 'crisis':
      if (!scope.may('crisis.view')) throw refuse('missing', 'crisis.missing')
      await requireSeen(scope, id)
      return { how: 'hand', ids: await articlesOfSet(scope, 'crisis', id, mostArticles) }
    case 'candidate':
      return { how: 'story', ids: await ofCandidate(scope, id) }
  }
}

async function ofCandidate(scope: Scope, id: number): Promise<number[]> {
  const stories = await storiesOfCandidates(scope, [id])
  return articlesOfStories(
    scope,
    stories.map(({ story }) => story),
    mostArticles,
  )
}

async function ofStory(scope: Scope, story: number): Promise<number[]> {
  const { rows } = await sql<{ article_id: number }>`
    ${articlesOfStory(sql`${scope.orgId}::int`, sql`${story}::bigint`)} order by o.article_id limit ${mostArticles}`.execute(
    scope.db,
  )
  if (rows.length === 0) throw refuse('missing', 'events.storyMissing')
  return rows.map(row => row.article_id)
}
