// Tests of recall over HTTP on a real database: each of the four answers, tables and pasted lines, and nothing of another organisation.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { finishTasks, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { lookingForList, type RecallParts } from './find-articles.ts'
import { purgeRemovedTests } from './forget.ts'
import { recallTestsServer } from './index.ts'

const parts: RecallParts = {
  canonicalUrl: address => `https://${address.replace(/^https?:\/\//, '')}`,
  sourcesOn: async () => [],
  placesFor: async (_, { host, media }) => [
    host
      ? { kind: 'source', name: `${host} 站`, enabled: false, failing: false }
      : { kind: 'catalogue', name: media, url: 'https://b.example/rss' },
  ],
  readTime: value => ({ at: new Date(value) }),
}
const { as, databases, undo, upload } = openFeature(
  [articleServer, recallTestsServer(parts)],
  [
    'recall_tests',
    'hits',
    'org_articles',
    'article_grams',
    'article_shingles',
    'articles',
    'article_identities',
    'monitors',
  ],
)
const member = as()
const published = new Date('2026-11-20T08:00:00Z')

beforeEach(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (1, 7, 'item', '召回', '召回', 1)`.execute(
    databases().worker,
  )
})

async function arrive(title: string, minutesLate: number, more: Partial<Parameters<typeof newArticle>[0]> = {}) {
  const { worker } = databases()
  const url = `https://a.example/${encodeURIComponent(title)}`
  await worker
    .transaction()
    .execute(tx => storeArticles(tx, [newArticle({ title, url, publishedAt: published, ...more })], new Map()))
  await sql`update articles set collected_at = ${new Date(published.getTime() + minutesLate * 60_000)} where title = ${title}`.execute(
    worker,
  )
  return url
}
const expected = { hits: [{ orgId: 7, monitorId: 1, version: 1 }] }
const begin = async (text: string, more: object = {}) => {
  const { data } = await member('POST', '/spider/recall/begin', { name: '竞品日报', text, ...more })
  await finishTasks(databases(), [lookingForList(parts)])
  return data.id
}
const itemsOf = async (id: number, result?: string) =>
  (await member('POST', '/spider/recall/items', { id, result })).data.list
const tests = async (ask = member) => (await ask('GET', '/spider/recall/list')).data.list

test('found, late, not matched and why, not collected and from where it could come', async () => {
  const found = await arrive('召回甲', 30, expected)
  await arrive('召回乙', 61, expected)
  await arrive('降价丙', 1)
  await arrive('车门冻住', 1)
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values (2, 7, 'item', '车门', '车门+召回', 1)`.execute(
    databases().worker,
  )
  const id = await begin(`${found}\n召回乙\n降价丙\n车门冻住\nhttps://c.example/none\n没有的标题`)
  expect(await itemsOf(id)).toMatchObject([
    { address: found, result: 'found', detail: { minutes: 30 } },
    { title: '召回乙', result: 'late', detail: { minutes: 61 } },
    { title: '降价丙', result: 'unmatched', articleId: expect.any(Number), detail: { reasons: [] } },
    {
      result: 'unmatched',
      detail: { reasons: [{ kind: 'unmatched', name: '车门', failing: [{ text: '召回', excluded: false }] }] },
    },
    {
      result: 'uncollected',
      articleId: null,
      detail: { places: [{ kind: 'source', name: 'c.example 站', enabled: false }] },
    },
    { title: '没有的标题', result: 'uncollected', detail: { places: [{ kind: 'catalogue' }] } },
  ])
  expect(await itemsOf(id, 'late')).toHaveLength(1)
  expect(await tests()).toMatchObject([
    { id, name: '竞品日报', total: 6, counts: { found: 1, late: 1, unmatched: 2, uncollected: 2 } },
  ])
})

test('the same text at another address is found by its title', async () => {
  await arrive('召回甲', 0, expected)
  const id = await begin('召回甲\thttps://copy.example/9')
  expect(await itemsOf(id)).toMatchObject([{ address: 'https://copy.example/9', result: 'found' }])
})

test('a table with headed columns; the time of the list says what is late', async () => {
  await arrive('召回甲', 30, expected)
  const file = await upload('/spider/recall/file', '竞品.csv', '序号,标题,发布时间\n1,召回甲,2026-11-20T07:00:00Z')
  const id = await begin('', { file: file.data.id })
  expect(await itemsOf(id)).toMatchObject([{ title: '召回甲', result: 'late', detail: { minutes: 90 } }])
})

test('looked for again once it is mended: another point of the curve', async () => {
  const id = await begin('召回甲')
  await arrive('召回甲', 30, expected)
  await member('POST', `/spider/recall/${id}/again`)
  await finishTasks(databases(), [lookingForList(parts)])
  expect((await tests()).map(({ counts }: { counts: object }) => counts)).toMatchObject([
    { found: 1, uncollected: 0 },
    { found: 0, uncollected: 1 },
  ])
})

test('taken away, brought back, and gone after 30 days', async () => {
  const id = await begin('召回甲')
  const { operation } = await member('DELETE', `/spider/recall/${id}`)
  expect(await tests()).toEqual([])
  expect(await member('POST', '/spider/recall/items', { id })).toMatchObject({ http: 404 })
  await undo(operation)
  expect(await tests()).toHaveLength(1)
  await member('DELETE', `/spider/recall/${id}`)
  const { worker } = databases()
  await sql`update recall_tests set removed_at = now() - interval '31 days'`.execute(worker)
  await purgeRemovedTests(worker)
  expect(await worker.selectFrom('recall_items').select('position').limit(1).execute()).toEqual([])
})

test('another organisation sees none of it, readers begin none, and nothing to look for is refused by its field', async () => {
  const id = await begin('召回甲')
  const other = as('member', 8)
  expect(await tests(other)).toEqual([])
  for (const [method, path, body] of [
    ['POST', '/spider/recall/items', { id }],
    ['POST', `/spider/recall/${id}/again`],
    ['DELETE', `/spider/recall/${id}`],
  ] as const)
    expect(await other(method, path, body)).toMatchObject({ http: 404 })
  expect(await as('reader')('POST', '/spider/recall/begin', { name: '甲', text: '召回甲' })).toMatchObject({
    http: 403,
  })
  expect(await as('member', 7, 'en')('POST', '/spider/recall/begin', { name: '甲', text: '1\n2' })).toMatchObject({
    http: 400,
    problems: [{ field: 'text', msg: 'No address and no title was found' }],
  })
})
