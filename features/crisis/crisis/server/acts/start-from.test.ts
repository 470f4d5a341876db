// A crisis made of an event of hot lists: with the articles about it that the organisation sees, and nobody else's.

import { boardOf, hotListsServer, record } from '@guanlan/features/collecting/hot-lists/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import type { Database } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { crisisServer } from '../index.ts'

const { as, databases } = openFeature(
  [crisisServer({ follow() {} }), articleActionsServer, hotListsServer({} as Database)],
  ['crises', 'article_set_members', 'article_sets', 'hot_topics', 'hot_boards', 'hot_events'],
)
const [member, reader, stranger] = [as(), as('reader'), as('orgAdmin', 8)]

/** An event of a board of organisation 7, by its number. */
async function event(title: string): Promise<number> {
  const db = databases().worker
  await db.transaction().execute(async tx =>
    record(tx, {
      boardId: await boardOf(tx, { onlyOrg: 7, platform: 'weibo' }),
      at: new Date(Date.now() - 60_000),
      toldAt: null,
      said: [{ title, heat: '2万' }],
    }),
  )
  const { rows } = await sql<{ id: number }>`select max(id)::int as id from hot_events`.execute(db)
  return rows[0]?.id ?? 0
}

test('an event becomes a crisis with its articles, also those that no monitor wants', async () => {
  const titles = ['海边灯塔突然倒塌', '海边灯塔突然倒塌 现场图', '无关的港口新闻']
  const articles = [
    ...titles.map(title => newArticle({ title, body: `${title}。`, publishedAt: new Date(Date.now() - 3_600_000) })),
    newArticle({ title: '海边灯塔突然倒塌 别家的', body: '海边灯塔突然倒塌。', onlyOrg: 8 }),
  ]
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, articles, new Map()))
  const originId = await event('海边灯塔突然倒塌')
  const draft = { origin: 'event', originId, name: '灯塔', crisisLevel: 2 }
  const made = await member('POST', '/crisis/startFrom', draft)
  expect(made).toMatchObject({ http: 200, data: { status: 'started', origin: 'event', originId, name: '灯塔' } })
  const { data } = await member('GET', `/crisis/getArtCrisis?id=${made.data.id}`)
  expect(data.list.map(({ title }: { title: string }) => title).sort()).toEqual(titles.slice(0, 2).sort())
  const lines = (await member('POST', '/crisis/chronicle/list', { crisisId: made.data.id })).data.list
  expect(lines.map(({ text }: { text: string }) => text)).toContainEqual(expect.stringMatching(/首次出现网页文章/))
  expect((await member('POST', '/crisis/startFrom', { ...draft, draft: true })).data).toMatchObject({ status: 'draft' })
})

test.each([
  ['an event that there is not', {}, 404],
  ['a level that is none', { crisisLevel: 5 }, 400],
  ['an origin that is none', { origin: 'story' }, 400],
])('%s is refused', async (_, more, http) => {
  const draft = { origin: 'event', originId: 999_999, name: '灯塔', crisisLevel: 2, ...more }
  expect((await member('POST', '/crisis/startFrom', draft)).http).toBe(http)
})

test('readers and other organisations make nothing of it', async () => {
  const draft = { origin: 'event', originId: await event('码头起火'), name: '码头', crisisLevel: 3 }
  expect((await reader('POST', '/crisis/startFrom', draft)).http).toBe(403)
  expect((await stranger('POST', '/crisis/startFrom', draft)).http).toBe(404)
})
