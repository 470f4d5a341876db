/** Latent dangers of an organisation: found anew with each question; what people decided about them is remembered. */

import type { Filter } from '@guanlan/features/articles/articles/contract'
import { comparedTitle, keyOf, sameness } from '@guanlan/features/articles/articles/server/analysis'
import { insertSetMembers, setsOfStories } from '@guanlan/features/articles/articles/server/facts'
import { type ArticleQuery, hotSpotRows, rowsOf } from '@guanlan/features/articles/articles/server/questions'
import { listMonitoredEvents } from '@guanlan/features/collecting/hot-lists/server'
import { refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import type { z } from 'zod'
import {
  type Latent,
  type LatentState,
  type latentCalls,
  mostArticlesOfLatent,
  mostLatent,
} from '../../contract/latent.ts'
import { latentScoreOf } from '../../contract/latent-score.ts'
import type { Crisis } from '../../contract.ts'
import { createCrisis, startOne } from '../acts/acts.ts'
import { noteArticles } from '../chronicle/articles.ts'
import { getCrisis } from '../records/crises.ts'
import { dayMs, figuresOfStories, noFigures, recentQuery } from './figures.ts'
import { deleteMarks, type Mark, marksOf, saveMark, storiesMarked } from './marks.ts'

type Body<Call extends keyof typeof latentCalls> = z.output<(typeof latentCalls)[Call]['body']>
type Candidate = Awaited<ReturnType<typeof hotSpotRows>>[number]
const mostEvents = 50

export async function listLatent(scope: Scope, { state, page, pageSize }: Body<'listLatent'>) {
  const { found, marks } = state === 'open' ? await unmarked(scope) : await markedStories(scope, state)
  const figures = await figuresOfStories(
    scope,
    found.map(({ story }) => story),
    await boardsOf(scope, found),
  )
  const all = found
    .flatMap(({ story, title, media, firstAt, lastAt }): Latent[] => {
      const known = figures.get(story) ?? noFigures
      if (state === 'open' && (known === noFigures || known.figures.articles > mostArticlesOfLatent)) return []
      return [
        {
          ...{ storyId: story, title, media, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() },
          score: latentScoreOf(known.figures).score,
          ...known,
          mark: marks.get(story) ?? null,
        },
      ]
    })
    .sort((a, b) => b.score - a.score || b.storyId - a.storyId)
  return { list: all.slice((page - 1) * pageSize, page * pageSize), total: all.length, page, pageSize }
}

const negativeOrSensitive: Filter = { field: 'sentiment', is: 'is', values: ['-1', '2'] }

/** Stories with negative articles, or with sensitive words (sentiment `2`), that no open crisis has. */
async function candidates(scope: Scope): Promise<Candidate[]> {
  const stories = await hotSpotRows(scope, recentQuery(scope, [negativeOrSensitive]), mostLatent)
  const { orgId } = scope
  const taken = await setsOfStories(
    scope.db,
    'crisis',
    stories.map(({ story }) => ({ orgId, storyId: Number(story) })),
  )
  const inCrises = new Set(taken.map(({ storyId }) => Number(storyId)))
  return stories
    .filter(({ story }) => !inCrises.has(Number(story)))
    .map(each => ({ ...each, story: Number(each.story) }))
}

interface Chosen {
  found: Candidate[]
  marks: ReadonlyMap<number, Mark>
}

async function unmarked(scope: Scope): Promise<Chosen> {
  const all = await candidates(scope)
  const marks = await marksOf(
    scope,
    all.map(({ story }) => story),
  )
  return { found: all.filter(({ story }) => !marks.has(story)), marks }
}

/** What somebody decided about is shown, whatever its numbers are by now; under the title it had among the open ones as long as it has one there. */
async function markedStories(scope: Scope, state: Mark['state']): Promise<Chosen> {
  const marks = await storiesMarked(scope, state, mostLatent)
  if (marks.size === 0) return { found: [], marks }
  const ofThese = (stories: readonly number[]): Filter => ({ field: 'story', is: 'is', values: stories.map(String) })
  const rowsOfThese = async (query: ArticleQuery) =>
    (await hotSpotRows(scope, query, mostLatent)).map(each => ({ ...each, story: Number(each.story) }))
  const stories = [...marks.keys()]
  const found = await rowsOfThese(recentQuery(scope, [negativeOrSensitive, ofThese(stories)]))
  const known = new Set(found.map(({ story }) => story))
  const others = stories.filter(story => !known.has(story))
  if (others.length > 0) found.push(...(await rowsOfThese({ ...longQuery(scope), filters: [ofThese(others)] })))
  return { found, marks }
}

/** On how many platforms hot topics that monitors want are about the same matter. */
async function boardsOf(scope: Scope, stories: readonly Candidate[]): Promise<Map<number, number>> {
  const { list } = await listMonitoredEvents(scope, { page: 1, pageSize: mostEvents })
  const events = list.map(({ title, platforms }) => ({ title: comparedTitle(keyOf(title)), platforms }))
  const boards = new Map<number, number>()
  if (events.length === 0) return boards
  for (const { story, title } of stories) {
    const compared = comparedTitle(keyOf(title))
    const same = events.filter(each => compared.key !== '' && sameness(compared, each.title) > 0)
    const platforms = new Set(same.flatMap(each => each.platforms))
    if (platforms.size > 0) boards.set(story, platforms.size)
  }
  return boards
}

const longestMs = 90 * dayMs
const longQuery = (scope: Scope) => ({ ...recentQuery(scope, []), from: new Date(scope.now.getTime() - longestMs) })

/** Articles of the story that whoever asks sees. @throws missing */
async function articlesOfStory(scope: Scope, storyId: number, most: number): Promise<number[]> {
  const query = { ...longQuery(scope), storyId }
  const { rows } = await sql<{ id: number }>`
    select w.article_id::float8 as id from (${rowsOf(scope, query, sql`r.article_id, r.published_at`)}) w
    order by w.published_at desc limit ${most}`.execute(scope.db)
  if (rows.length === 0) throw refuse('missing', 'crisis.latentMissing')
  return rows.map(({ id }) => id)
}

export async function markLatent(
  scope: Scope,
  { storyId, state, reason }: Body<'markLatent'>,
): Promise<{ storyId: number; state: LatentState }> {
  const [articleId] = (await articlesOfStory(scope, storyId, 1)) as [number]
  await deleteMarks(scope, storyId, state === 'open' ? undefined : storyId)
  if (state !== 'open') await saveMark(scope, { storyId, articleId, state, reason })
  return { storyId, state }
}

/** The crisis has the articles of the last 90 days; what is said of the danger itself is no longer needed. */
export async function startLatent(
  scope: Scope,
  { storyId, name, crisisLevel, drill, draft }: Body<'startLatent'>,
  address: string | undefined,
): Promise<Crisis> {
  const { orgId, db } = scope
  const ids = await articlesOfStory(scope, storyId, mostPut)
  const taken = await setsOfStories(db, 'crisis', [{ orgId, storyId }])
  if (taken.length > 0) throw refuse('conflict', 'crisis.latentTaken')
  const id = await createCrisis(
    scope,
    { name, level: crisisLevel, drill, origin: 'latent', originId: storyId },
    address,
  )
  const joined = await insertSetMembers(
    db,
    ids.map(articleId => ({ kind: 'crisis', id, orgId, articleId, how: 'story' })),
  )
  await noteArticles(db, joined, scope.now)
  await deleteMarks(scope, storyId)
  return draft ? getCrisis(scope, id) : startOne(scope, { id }, address)
}
const mostPut = 1_000
