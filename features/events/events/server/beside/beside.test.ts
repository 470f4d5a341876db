// Courses of events beside one another, and which are near, on a real database.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { openFeature } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { eventsServer } from '../index.ts'

const { as, databases } = openFeature(
  [eventsServer({ follow() {} }), articleActionsServer, articleServer],
  ['events', 'article_set_members', 'article_sets', 'articles'],
)
const [writer, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]

async function anEvent(title: string, from: string, hours: readonly number[], more: object = {}): Promise<number> {
  const start = Date.parse(from)
  const ids = await databases()
    .worker.transaction()
    .execute(async tx => {
      const articles = hours.map((hour, n) =>
        newArticle({
          title: `${title}${n}`,
          publishedAt: new Date(start + hour * 3_600_000),
          sentiment: n % 2 ? -1 : 0,
        }),
      )
      const stored = [...(await storeArticles(tx, articles, new Map())).ids.values()]
      await adopt({ orgId: 7, db: tx }, stored)
      return stored
    })
  const made = await writer('POST', '/ipr/infoEvent/add', { title, idList: ids, ...more })
  expect(made, JSON.stringify(made)).toMatchObject({ http: 200 })
  return made.data.id
}
const burst = [0, 1, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 30, 50]
const slow = Array.from({ length: 14 }, (_, at) => at * 40)

test('hour by hour with its shape, in the order in which they were named', async () => {
  const [one, other] = [
    await anEvent('停水', '2026-09-01T00:00:00Z', burst),
    await anEvent('停电', '2026-10-01T00:00:00Z', slow),
  ]
  const { data } = await reader('POST', '/ipr/infoEvent/courses', { ids: [other, one] })
  expect(data.map(({ id }: { id: number }) => id)).toEqual([other, one])
  expect(data[1]).toMatchObject({
    title: '停水',
    shape: { articles: 14, negativeShare: 0.5, height: 12 },
    hoursToAnswer: null,
  })
  const counts = data[1].hours.map(([at, count]: [number, number]) => [
    (at - Date.parse('2026-09-01T00:00:00Z')) / 3_600_000,
    count,
  ])
  expect(counts).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 4],
    [4, 4],
    [5, 1],
    [30, 1],
    [50, 1],
  ])
  expect((await stranger('POST', '/ipr/infoEvent/courses', { ids: [one] })).http).toBe(404)
})

test('the nearest first, with its distance taken apart; too few articles are like nothing', async () => {
  const subjects = { brands: ['澄屿汽车'] }
  const one = await anEvent('刹车', '2026-09-01T00:00:00Z', burst, { subjects })
  const alike = await anEvent('刹车再起', '2026-10-01T00:00:00Z', burst, { subjects })
  const apart = await anEvent('别的', '2026-10-02T00:00:00Z', slow)
  await anEvent('只有一篇', '2026-10-03T00:00:00Z', [0])
  const { data } = await reader('GET', `/ipr/infoEvent/${one}/nearest`)
  expect(data.map(({ id }: { id: number }) => id)).toEqual([alike, apart])
  expect(data[0]).toMatchObject({ distance: 0, parts: { curve: 0, pace: 0, height: 0, mood: 0, subjects: 0 } })
  expect(data[1].parts.subjects).toBe(1)
  expect((await stranger('GET', `/ipr/infoEvent/${one}/nearest`)).http).toBe(404)
})
