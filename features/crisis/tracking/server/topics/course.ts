/** A topic with its course on the board and its articles: for members, and for whoever holds a link to it. */
import { loadColumns } from '@guanlan/features/articles/articles/server/questions'
import { coursesOf } from '@guanlan/features/collecting/hot-lists/server'
import type { MadeShare } from '@guanlan/features/handling/shares/contract'
import { openObject, shareObject } from '@guanlan/features/handling/shares/server'
import { refuse } from '@guanlan/platform/contract'
import type { CallScope, LinkScope, Scope } from '@guanlan/platform/server'
import type { OpenedTopic, SharedTopic, TopicCourse } from '../../contract/topics.ts'
import { articlesOfTopic } from './articles.ts'
import { topics } from './records.ts'

const layout = 'topic'
type Opener = Parameters<typeof openObject>[3]

export async function courseOfTopic(scope: Scope, id: number): Promise<TopicCourse> {
  const topic = await topics.get(scope, id)
  const { standing } = topic
  const courses =
    standing === null ? [] : await coursesOf(scope, { topicId: standing.topicId, startTime: null, endTime: null })
  return { topic, course: courses[0] ?? null, articles: await articlesOfTopic(scope, topic) }
}

export async function shareTopic(
  scope: CallScope,
  { id, ...terms }: { id: number; expiresAt: string; password: string | null },
): Promise<MadeShare> {
  const { topic } = await topics.get(scope, id)
  return shareObject(scope, { layout, objectId: id, title: `#${topic}#`, downloads: false, ...terms })
}

/** @throws missing where the topic is deleted */
export async function openSharedTopic(scope: LinkScope, password: string | null, opener: Opener): Promise<OpenedTopic> {
  const opened = await openObject(scope, layout, password, opener)
  if (opened.state === 'locked') return opened
  const { share } = opened
  if (scope.maker === null) throw refuse('missing', 'platform.missing')
  return {
    state: 'open',
    organisation: share.organisation,
    expiresAt: share.expiresAt.toISOString(),
    topic: await presentTopic(scope.maker, await courseOfTopic(scope.maker, share.objectId)),
  }
}

/** The one list of what leaves by a link. Of an article the address of its page on the web, not the one here. */
async function presentTopic(scope: Scope, { topic, course, articles }: TopicCourse): Promise<SharedTopic> {
  const { rule: _, newest, ...figures } = articles
  const columns =
    newest.length > 0
      ? await loadColumns(
          scope,
          newest.map(({ id }) => id),
          ['url'],
          true,
        )
      : []
  const urls = new Map(columns.map(({ id, url }) => [id, url ?? null]))
  const { topic: name, platformCode, status, host, startTime, endTime, standing } = topic
  return {
    topic: name,
    platformCode,
    status,
    host,
    startTime,
    endTime,
    standing,
    course: course && { ...course, topicId: 0 },
    articles: {
      ...figures,
      newest: newest.map(({ id, title, excerpt, media, publishedAt, timeOfArrival, sentiment }) => ({
        title: title || excerpt,
        media,
        url: urls.get(id) ?? null,
        publishedAt,
        timeOfArrival,
        sentiment,
      })),
    },
  }
}
