// An organisation's own version of an article, over HTTP on a real database: what follows it, what does not, and the ways back.

import { articleServer } from '@guanlan/features/articles/articles/server'
import { dropHitsBefore } from '@guanlan/features/articles/articles/server/storing'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { type Arrivals, articleListServer } from './index.ts'

const nobody: Arrivals = { follow() {} }
const { as, undo, databases } = openFeature(
  [articleServer, articleActionsServer, articleListServer(nobody)],
  [
    'article_edits',
    'hits',
    'org_articles',
    'article_grams',
    'article_shingles',
    'articles',
    'article_identities',
    'monitors',
  ],
)
const [member, colleague, reader, stranger] = [as(), as('orgAdmin'), as('reader'), as('orgAdmin', 8)]
const range = { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' }
const original = { title: '新车降价', body: '厂商宣布降价。', summary: '降价', author: '记者甲', region: 310000 }
let id = 0
let otherMedium = 0

beforeEach(async () => {
  const db = databases().worker
  for (const orgId of [7, 8])
    await sql`insert into monitors (id, org_id, kind, name, rule, version) values (${orgId * 100}, ${orgId}, 'item', '甲监测', '车', 1)`.execute(
      db,
    )
  const hits = [7, 8].map(orgId => ({ orgId, monitorId: orgId * 100, version: 1 }))
  await db
    .transaction()
    .execute(tx =>
      storeArticles(
        tx,
        [
          newArticle({ ...original, hits, sentiment: -1, level: 4 }),
          newArticle({ title: '别的车', body: '完全不同的正文。', media: '乙报', mediaType: 'press', hits }),
        ],
        new Map(),
      ),
    )
  const { rows } = await sql<{
    id: number
    title: string
    media_id: number
  }>`select id, title, media_id from articles`.execute(db)
  id = rows.find(row => row.title === original.title)?.id ?? 0
  otherMedium = rows.find(row => row.title === '别的车')?.media_id ?? 0
})

const edit = (body: object, ask = member) => ask('PUT', `/inews/monitorArticle/${id}`, body)
const edited = async (ask = member) => (await ask('GET', `/inews/monitorArticle/edit/${id}`)).data
const detail = async (ask = member) => (await ask('GET', `/inews/monitorArticle/articles/${id}`)).data
const found = async (field: string, value: string, ask = member, more: object = {}) => {
  const filters = [{ field, is: 'is', values: [value] }]
  const { data } = await ask('POST', '/inews/monitorArticle/list', { ...range, ...more, filters })
  const counted = await ask('POST', '/inews/monitorArticle/counts', { questions: [{ ...range, ...more, filters }] })
  expect(counted.data).toEqual([data.total])
  return data.list.map((row: { title: string }) => row.title)
}

test('a search looks at what the organisation wrote, and elsewhere at what everybody has', async () => {
  const searched = async (query: string, ask = member) =>
    (await ask('POST', '/inews/monitorArticle/list', { ...range, query })).data.list.map(
      (row: { title: string; excerpt: string }) => `${row.title}: ${row.excerpt}`,
    )
  expect(await searched('召回')).toEqual([])
  await edit({ title: '召回通知', body: '厂商召回三千辆车。' })
  expect(await searched('召回')).toEqual(['召回通知: 厂商召回三千辆车。'])
  expect(await searched('降价')).toEqual([])
  expect(await searched('厂商')).toEqual(['召回通知: 厂商召回三千辆车。'])
  expect(await searched('召回', stranger)).toEqual([])
  expect(await searched('降价', stranger)).toEqual(['新车降价: 厂商宣布降价。'])
  const { data } = await member('POST', '/inews/monitorArticle/search/summary', { ...range, query: '召回' })
  expect(data.total).toBe(1)
  await edit({ title: null, body: null })
  expect(await searched('降价')).toEqual(['新车降价: 厂商宣布降价。'])
})

test('what is edited is shown in lists and detail, found by filters and counted; another organisation has the original', async () => {
  const own = {
    title: '召回通知',
    body: '厂商召回三千辆车。',
    summary: '',
    author: '编辑部',
    mediaId: otherMedium,
    mediaType: 'press',
    region: 110000,
    publishedAt: '2026-11-19T08:00:00Z',
    isAd: true,
  }
  expect((await edit({ ...own, version: 0 })).data).toMatchObject({
    changed: 1,
    article: { ...own, publishedAt: '2026-11-19T08:00:00.000Z', media: '乙报', version: 1 },
  })
  for (const more of [{}, { monitor: 700 }]) {
    expect(await found('title', '召回', member, more)).toEqual(['召回通知'])
    expect(await found('title', '降价', member, more)).toEqual([])
    expect(await found('author', '编辑部', member, more)).toEqual(['召回通知'])
    expect(await found('media', String(otherMedium), member, more)).toHaveLength(2)
    expect(await found('region', '110000', member, more)).toEqual(['召回通知'])
    expect(await found('advertisement', '1', member, more)).toEqual(['召回通知'])
    expect(await found('mediaType', 'press', member, more)).toHaveLength(2)
  }
  expect(await detail()).toMatchObject({
    baseInfo: { title: '召回通知', body: '厂商召回三千辆车。', type: 'press', is_ad: true },
    bodyHits: [{ from: 7, to: 8, term: '车' }],
    mediaInfo: { mediaNameCn: '乙报' },
    userInfo: { user_name: '编辑部' },
    timeInfo: { dispTime: '2026-11-19T08:00:00.000Z' },
    nlpProcess: { summary: null },
  })
  expect((await detail()).edited).toHaveLength(9)
  expect(await detail(stranger)).toMatchObject({ baseInfo: { title: original.title }, edited: [] })
  expect(await found('title', '召回', stranger)).toEqual([])
})

test('a field goes back to the original by itself; what equals the original is not an edit', async () => {
  await edit({ title: '召回通知', author: '编辑部' })
  expect((await edit({ title: null })).data.article).toMatchObject({
    title: original.title,
    author: '编辑部',
    edited: ['author'],
  })
  expect((await edit({ author: original.author })).data.article.edited).toEqual([])
  expect(await found('author', original.author)).toEqual([original.title])
  expect((await edit({ author: original.author })).data.changed).toBe(0)
})

test('an edit of an older version is refused with who saved; nothing of it is kept', async () => {
  await edit({ title: '甲的标题', version: 0 }, colleague)
  expect(await edit({ title: '乙的标题', sentiment: 1, version: 0 })).toMatchObject({ key: 'platform.changedSince' })
  expect(await edited()).toMatchObject({ title: '甲的标题', sentiment: -1, version: 1 })
})

test('an edit is taken back as a whole, lists follow, and the history tells what it was and became', async () => {
  const { operation } = await edit({ title: '召回通知', author: '', region: 0, sentiment: 0, version: 0 })
  expect(await found('title', '召回')).toEqual(['召回通知'])
  const [entry] = (await member('GET', `/inews/data/monitorArticle/${id}/history`)).data
  expect(entry.changes).toEqual(
    expect.arrayContaining([
      { field: 'title', from: original.title, to: '召回通知' },
      { field: 'author', from: original.author, to: null },
      { field: 'region', from: '310000', to: null },
      { field: 'sentiment', from: '-1', to: '0' },
    ]),
  )
  await undo(operation)
  expect(await edited()).toMatchObject({ ...original, sentiment: -1, version: 0, edited: [] })
  expect(await found('author', original.author)).toEqual([original.title])
  expect(await found('region', '310000', member, { monitor: 700 })).toEqual([original.title])
})

test('what was edited stays with the organisation when no rule wants it any more', async () => {
  await edit({ title: '召回通知' })
  await databases()
    .worker.transaction()
    .execute(tx => dropHitsBefore(tx, 7, 700, 2))
  expect((await edited()).title).toBe('召回通知')
})

test.each([
  [{}, 'articles.nothingEdited'],
  [{ title: ' ' }, 'articles.titleLength'],
  [{ body: '长'.repeat(200_001) }, 'articles.bodyLength'],
  [{ mediaId: 2_000_000_000 }, 'articles.mediumMissing'],
])('%# is refused', async (body, key) => {
  const { problems } = await edit(body)
  expect(problems[0].key).toBe(key)
})

test('readers may not edit, and a stranger edits only the own version', async () => {
  expect((await edit({ title: '召回通知' }, reader)).key).toBe('platform.forbidden')
  await edit({ title: '别家的标题' }, stranger)
  expect((await edited()).title).toBe(original.title)
})

test('a headline that the source changed is shown, found by who wants it, and in the history with the old one', async () => {
  const db = databases().worker
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (701, 7, 'item', '涨价', '涨价', 1)`.execute(
    db,
  )
  const { rows } = await sql<{ identity: string }>`select identity from articles where id = ${id}`.execute(db)
  const again = { ...original, identity: rows[0]?.identity ?? '', title: '新车涨价', isEdited: true as const }
  const hits = [{ orgId: 7, monitorId: 701, version: 1 }]
  await db.transaction().execute(tx => storeArticles(tx, [newArticle({ ...again, hits })], new Map()))
  expect(await detail()).toMatchObject({ baseInfo: { title: '新车涨价', body: original.body }, edited: [] })
  expect(await found('title', '涨价', member, { monitor: 701 })).toEqual(['新车涨价'])
  const [entry, ...others] = (await member('GET', `/inews/data/monitorArticle/${id}/history`)).data
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    by: null,
    undoes: false,
    changes: [{ field: 'title', from: '新车降价', to: '新车涨价' }],
  })
})
