/** What is traced: which articles it has, and what it is called. */
import type { Filter } from '@guanlan/features/articles/articles/contract'
import {
  type ArticleQuery,
  hotSpotRows,
  loadColumns,
  storyNames,
  titlesOf,
} from '@guanlan/features/articles/articles/server/questions'
import { getTrace } from '@guanlan/features/crisis/tracking/server'
import { getEvent } from '@guanlan/features/events/events/server'
import { largestInt, refuse } from '@guanlan/platform/contract'
import type { Scope } from '@guanlan/platform/server'
import { mostStories, type Subject, type Traced } from '../contract/picture.ts'

/** Some articles are dated by clocks that run ahead. */
const dayMs = 86_400_000

export interface FoundSubject {
  title: string
  query: ArticleQuery
  /** In the order of the answer. */
  stories: { id: number; title: string; count: number }[]
  otherStories: Traced['otherStories']
  /** The article that is traced. */
  article: number | null
}

/** All of it, from the first article on: nobody typed a range (ambiguities 78). */
export const wholeQuery = ({ now }: Scope, filters: Filter[]): ArticleQuery => ({
  monitorIds: null,
  from: new Date(0),
  to: new Date(now.getTime() + dayMs),
  filters,
  fold: false,
  place: 'desk',
})
const among = (field: 'story' | 'event', values: readonly number[]): Filter => ({
  field,
  is: 'is',
  values: values.map(String),
})

/** @throws missing where the reader does not see it; forbidden without the permission for what it is */
export async function findSubject(scope: Scope, subject: Subject): Promise<FoundSubject> {
  const { kind, id } = subject
  if (kind === 'story') return ofStory(scope, id, null)
  const article = await articleOf(scope, subject)
  return article === null ? ofEvent(scope, id) : ofArticle(scope, article)
}

/** Of an article or a trace task, without a look whether the reader sees it; null: it is about several. */
export async function articleOf(scope: Scope, { kind, id }: Subject): Promise<number | null> {
  // Articles and stories have longer numbers.
  if ((kind === 'event' || kind === 'task') && id > largestInt) throw refuse('missing', 'platform.missing')
  if (kind === 'article') return id
  if (kind !== 'task') return null
  if (!scope.may('tracking.view')) throw refuse('forbidden', 'platform.forbidden')
  return (await getTrace(scope, id)).articleId
}

async function ofStory(scope: Scope, story: number, article: number | null): Promise<FoundSubject> {
  const query = wholeQuery(scope, [among('story', [story])])
  const [spot] = await hotSpotRows(scope, query, 1)
  const [named] = await storyNames(scope, [story])
  if (!spot || !named) throw refuse('missing', 'platform.missing')
  return {
    title: named.name,
    query,
    stories: [{ id: story, title: named.name, count: spot.count }],
    otherStories: { stories: 0, articles: 0 },
    article,
  }
}

async function ofArticle(scope: Scope, id: number): Promise<FoundSubject> {
  const [[article], [columns]] = [await titlesOf(scope, [id]), await loadColumns(scope, [id], ['story'])]
  // What no monitor wants is in no story of the organisation.
  if (!article || !columns?.story) throw refuse('missing', 'traceability.noStory')
  return { ...(await ofStory(scope, columns.story, id)), title: article.title }
}

async function ofEvent(scope: Scope, id: number): Promise<FoundSubject> {
  const event = await getEvent(scope, id)
  const ofIt = among('event', [id])
  const largest = await hotSpotRows(scope, wholeQuery(scope, [ofIt]), mostStories)
  const stories = largest.map(({ story, title, count }) => ({ id: story, title, count }))
  const articles = stories.reduce((sum, { count }) => sum + count, 0)
  return {
    title: event.title,
    query: wholeQuery(scope, [ofIt, among('story', [0, ...stories.map(story => story.id)])]),
    stories,
    otherStories: {
      stories: Math.max(0, event.stories - stories.length),
      articles: Math.max(0, event.articles - articles),
    },
    article: null,
  }
}
