// "Why is it not here?" over HTTP on a real database: each answer once, and nothing of another organisation.

import { articleServer } from '@guanlan/features/articles/articles/server'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import type { KnownAddresses } from '@guanlan/features/monitors/absence/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { articleListServer } from './index.ts'

const known: KnownAddresses = {
  canonicalUrl: address => `https://${address.replace(/^https?:\/\//, '').replace(/\?.*/, '')}`,
  sourcesOn: async (_, host) => [{ name: `${host} 的来源`, enabled: false, failing: false, lastSuccessAt: null }],
}
const { as, databases } = openFeature(
  [articleServer, articleActionsServer, articleListServer({ follow() {} }, known)],
  [
    'filters',
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
const address = 'https://news.example.com/a/1.html'
const title = '澄屿汽车车门冻住'
const range = { from: '2026-11-20T00:00:00Z', to: '2026-11-21T00:00:00Z' }
const of = (monitorId: number, more: object = {}) => ({ orgId: 7, monitorId, version: 1, ...more })

beforeEach(async () => {
  await sql`insert into monitors (id, org_id, kind, name, rule, version) values
    (1, 7, 'item', '车门', '车门+冻住', 1), (2, 7, 'item', '召回', '澄屿+召回', 1), (3, 8, 'item', '别家', '车门', 1)`.execute(
    databases().worker,
  )
})

type Given = Parameters<typeof newArticle>[0]
async function arrive(given: Given = {}): Promise<number> {
  const article = newArticle({ title, url: address, publishedAt: new Date('2026-11-20T08:00:00Z'), ...given })
  await databases()
    .worker.transaction()
    .execute(tx => storeArticles(tx, [article], new Map()))
  const { rows } = await sql<{ id: number }>`select id from articles order by id desc limit 1`.execute(
    databases().worker,
  )
  return rows[0]?.id ?? 0
}

async function absence(question: object = {}, searched = address, ask = member) {
  const { data, ...reply } = await ask('POST', '/inews/monitorArticle/absence', {
    sought: searched,
    question: { ...range, ...question },
  })
  if (!data) throw new Error(JSON.stringify(reply))
  return data
}
const reasons = async (question: object = {}, searched?: string) =>
  (await absence(question, searched)).articles[0]?.reasons

test('it is here', async () => {
  await arrive({ hits: [of(1)] })
  expect(await reasons({ monitor: 1 })).toEqual([{ kind: 'shown' }])
  expect(await reasons()).toEqual([{ kind: 'shown' }])
})

test('found by what was pasted: other scheme, marks of senders, and by words of its title', async () => {
  const id = await arrive({ hits: [of(1)] })
  for (const searched of ['http://news.example.com/a/1.html', 'news.example.com/a/1.html?utm_source=x', '汽车车门冻住'])
    expect((await absence({}, searched)).articles).toMatchObject([{ id, title }])
})

test('not collected: the source that stands on its site is named', async () => {
  expect(await absence({}, 'https://news.example.com/none')).toEqual({
    address: 'https://news.example.com/none',
    articles: [],
    sources: [{ name: 'news.example.com 的来源', enabled: false, failing: false, lastSuccessAt: null }],
  })
  expect(await absence({}, '没有这样的标题')).toEqual({ address: null, articles: [], sources: [] })
})

test('what another organisation handed in for itself was not collected', async () => {
  await arrive({ onlyOrg: 8 })
  expect((await absence()).articles).toEqual([])
  expect((await absence({}, title)).articles).toEqual([])
  expect((await absence({}, address, as('member', 8))).articles).toHaveLength(1)
})

test('no monitor wants it: the nearest, and the part that is false', async () => {
  await arrive({ title: '澄屿汽车车门脱落' })
  expect(await reasons()).toEqual([
    { kind: 'unmatched', monitor: 1, name: '车门', failing: [{ text: '冻住', excluded: false }], limits: [] },
    { kind: 'unmatched', monitor: 2, name: '召回', failing: [{ text: '召回', excluded: false }], limits: [] },
  ])
})

test('a limit of the monitor, a word that must not be there, and an article that came before the rule', async () => {
  await arrive({ body: '广告' })
  const { worker } = databases()
  await sql`update monitors set languages = '{en}' where id = 1`.execute(worker)
  expect(await reasons({ monitor: 1 })).toMatchObject([{ kind: 'unmatched', failing: [], limits: ['language'] }])
  await sql`update monitors set languages = '{}', rule = '车门-广告' where id = 1`.execute(worker)
  expect(await reasons({ monitor: 1 })).toMatchObject([{ failing: [{ text: '广告', excluded: true }] }])
  await sql`update monitors set rule = '车门' where id = 1`.execute(worker)
  expect(await reasons({ monitor: 1 })).toEqual([{ kind: 'notFilled', monitor: 1, name: '车门' }])
})

test('in another monitor', async () => {
  await arrive({ hits: [of(1)] })
  expect(await reasons({ monitor: 2 })).toEqual([
    { kind: 'unmatched', monitor: 2, name: '召回', failing: [{ text: '召回', excluded: false }], limits: [] },
    { kind: 'otherMonitor', monitor: 1, name: '车门' },
  ])
})

test('filtered, by which filter', async () => {
  const { worker } = databases()
  await sql`insert into filters (id, org_id, kind, name, logic, conditions, updated_by) values (9, 7, 'black', '去噪', 'and', '[]', 1)`.execute(
    worker,
  )
  await arrive({ hits: [of(1, { filterId: 9 })] })
  expect(await reasons({ monitor: 1 })).toEqual([
    { kind: 'filtered', monitor: 1, name: '车门', filter: 9, filterName: '去噪' },
  ])
})

test('taken out of the monitor, in the bin, deleted for good: by whom', async () => {
  const id = await arrive({ hits: [of(1), of(2)] })
  const act = (path: string, more: object = {}, ask = member) =>
    ask('POST', `/inews/data/monitorArticle/${path}`, { idList: [id], ...more })
  await act('monitors/remove', { monitors: [1] })
  expect(await reasons({ monitor: 1 })).toMatchObject([
    { kind: 'takenOut', monitor: 1, name: '车门', by: '成员 71' },
    { kind: 'otherMonitor', monitor: 2 },
  ])
  await act('remove')
  expect(await reasons({ monitor: 2 })).toMatchObject([{ kind: 'binned', by: '成员 71' }])
  await act('recycle/erase', {}, as('orgAdmin'))
  expect(await reasons()).toEqual([{ kind: 'erased' }])
})

test('outside the range, kept out by a condition of the list, and folded under an earlier copy', async () => {
  const body =
    '闻女士在北汀新城等了四十分钟，车门被冻住打不开，客服建议用温水浇开，她拍下视频发到网上引来许多车主留言。'.repeat(3)
  await arrive({
    hits: [of(1)],
    url: 'https://news.example.com/first',
    body,
    publishedAt: new Date('2026-11-20T07:00:00Z'),
  })
  await arrive({ hits: [of(1)], body })
  const later = { from: '2026-11-20T09:00:00Z', to: '2026-11-21T00:00:00Z' }
  expect(await reasons({ monitor: 1, ...later })).toEqual([{ kind: 'outsideRange' }])
  const filters = [
    { field: 'mediaType', is: 'is', values: ['web'] },
    { field: 'sentiment', is: 'is', values: ['-1'] },
  ]
  expect(await reasons({ monitor: 1, filters })).toEqual([{ kind: 'condition', index: 1 }])
  expect(await reasons({ monitor: 1, fold: true })).toEqual([{ kind: 'folded' }])
})

test('an organisation without monitors is told so; nothing is refused by its field', async () => {
  await arrive()
  await sql`delete from monitors where org_id = 7`.execute(databases().worker)
  expect(await reasons()).toEqual([{ kind: 'noMonitor' }])
  expect(
    await as('member', 7, 'en')('POST', '/inews/monitorArticle/absence', { sought: ' ', question: range }),
  ).toMatchObject({
    http: 400,
    problems: [{ field: 'sought', msg: 'Enter an address or a title, 2,000 characters at most' }],
  })
})
