// Acts on articles over HTTP on a real database: what they change, what their history says, and that taking them back leaves others' changes alone.

import { articleServer } from '@guanlan/features/articles/articles/server'
import { eraseOld } from '@guanlan/features/articles/articles/server/facts'
import { dropHitsBefore, insertHits } from '@guanlan/features/articles/articles/server/storing'
import { actingOnAll, articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { finishTasks, openFeature, rounds } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { type Arrivals, articleListServer } from './index.ts'

const tables = [
  'article_notes',
  'article_work',
  'favourites',
  'favourite_folders',
  'article_labels',
  'labels',
  'tasks',
  'hits',
  'org_articles',
  'article_grams',
  'article_shingles',
  'articles',
  'article_identities',
  'monitors',
]
const nobody: Arrivals = { follow() {} }
const { as, undo, databases } = openFeature([articleServer, articleActionsServer, articleListServer(nobody)], tables)
const data = '/inews/data/monitorArticle'
const [member, admin, reader, stranger] = [as(), as('orgAdmin'), as('reader'), as('orgAdmin', 8)]
const from = '2026-11-20T00:00:00Z'
const to = '2026-11-21T00:00:00Z'

beforeEach(async () => {
  const db = databases().worker
  for (const orgId of [7, 8])
    await sql`insert into monitors (id, org_id, kind, name, rule, version) values
      (${orgId * 100}, ${orgId}, 'item', '甲监测', '甲', 1), (${orgId * 100 + 1}, ${orgId}, 'item', '乙监测', '乙', 1)`.execute(
      db,
    )
  await sql`insert into labels (org_id, id, name) values (7, 1, '重点'), (7, 2, '舆情'), (8, 3, '别家')`.execute(db)
})

/** Titles are one sign each; every organisation has them by its first monitor. */
async function arrive(...titles: string[]): Promise<number[]> {
  const hits = [7, 8].map(orgId => ({ orgId, monitorId: orgId * 100, version: 1 }))
  const publishedAt = (n: number) => new Date(Date.parse('2026-11-20T08:00:00Z') + n * 20_000)
  await databases()
    .worker.transaction()
    .execute(tx =>
      storeArticles(
        tx,
        titles.map((title, n) =>
          newArticle({ title, body: `${title}正文`, hits, publishedAt: publishedAt(n), sentiment: -1, level: 4 }),
        ),
        new Map(),
      ),
    )
  const { rows } = await sql<{ id: number; title: string }>`select id, title from articles`.execute(databases().worker)
  return titles.map(title => rows.find(row => row.title === title)?.id ?? 0)
}

const list = async (ask: typeof member, more: object = {}) =>
  (await ask('POST', '/inews/monitorArticle/list', { from, to, pageSize: 100, ...more })).data
const titles = async (ask: typeof member, more: object = {}): Promise<string> =>
  (await list(ask, more)).list
    .map((row: { title: string }) => row.title)
    .sort()
    .join('')
const having = (field: string, ...values: string[]) => ({ filters: [{ field, is: 'is', values }] })
const lacking = (field: string, ...values: string[]) => ({ filters: [{ field, is: 'isNot', values }] })

test('labels are put, asked for, and taken off; the history says who and what', async () => {
  const [a = 0, b = 0] = await arrive('甲', '乙', '丙')
  expect(await member('POST', `${data}/labels`, { idList: [a, b], labels: [1, 2] })).toMatchObject({
    data: { changed: 2, task: null },
  })
  expect(await titles(member, having('label', '1'))).toBe('乙甲')
  expect(await titles(member, lacking('label', '1'))).toBe('丙')
  await member('POST', `${data}/labels/remove`, { idList: [a], labels: [2] })
  expect(await titles(member, having('label', '2'))).toBe('乙')
  const { data: entries } = await member('GET', `${data}/${a}/history`)
  expect(entries.map((each: { act: string; by: string; changes: object[] }) => [each.act, each.changes])).toEqual([
    ['articleActions.unlabel', [{ field: 'label', from: '舆情', to: null }]],
    [
      'articleActions.label',
      [
        { field: 'label', from: null, to: '重点' },
        { field: 'label', from: null, to: '舆情' },
      ],
    ],
  ])
})

test('an act on many is taken back article by article; what somebody changed since stays, and is said', async () => {
  const [a = 0, b = 0, c = 0] = await arrive('甲', '乙', '丙')
  const { operation } = await member('POST', `${data}/handOver`, { idList: [a, b, c], state: 1, priority: 2 })
  await admin('POST', `${data}/handOver`, { idList: [b], state: 2 })
  expect((await undo(operation)).data).toMatchObject({ left: 1 })
  expect(await titles(member, having('state', '2'))).toBe('乙')
  expect(await titles(member, having('state', '0'))).toBe('丙甲')
  expect((await undo(operation)).http).toBe(409)
})

test('moved, an article is in the target and not in the source; neither a filling nor a new rule reverses it', async () => {
  const [a = 0] = await arrive('甲', '乙')
  const { operation } = await member('POST', `${data}/move`, { idList: [a], from: 700, to: [701] })
  const both = async () => [
    await titles(member, { monitor: 700 }),
    await titles(member, { monitor: 701 }),
    await titles(member),
  ]
  expect(await both()).toEqual(['乙', '甲', '乙甲'])
  const again = [{ orgId: 7, monitorId: 700, version: 2, articleId: a }]
  await databases()
    .worker.transaction()
    .execute(tx => insertHits(tx, again))
  await databases()
    .worker.transaction()
    .execute(tx => dropHitsBefore(tx, 7, 701, 9))
  expect(await both()).toEqual(['乙', '甲', '乙甲'])
  expect((await member('GET', `${data}/${a}/history`)).data[0].changes).toEqual([
    { field: 'monitor', from: '甲监测', to: null },
    { field: 'monitor', from: null, to: '乙监测' },
  ])
  const back = await undo(operation)
  expect(await both()).toEqual(['乙甲', '', '乙甲'])
  await undo(back.data.operation)
  expect(await both()).toEqual(['乙', '甲', '乙甲'])
  expect(await titles(stranger, { monitor: 800 })).toBe('乙甲')
})

test('what is removed lies in the bin with all that was said of it, and comes back into the same monitors', async () => {
  const [a = 0, b = 0] = await arrive('甲', '乙')
  await member('POST', `${data}/labels`, { idList: [a], labels: [1] })
  const { operation } = await member('POST', `${data}/remove`, { idList: [a, b] })
  expect(await titles(member)).toBe('')
  expect(await titles(member, { place: 'bin' })).toBe('乙甲')
  expect(await titles(member, { place: 'bin', monitor: 700 })).toBe('乙甲')
  await admin('POST', `${data}/recycle/restore`, { idList: [b] })
  expect((await undo(operation)).data.left).toBe(1)
  expect(await titles(member, { monitor: 700, ...having('label', '1') })).toBe('甲')
  expect((await member('DELETE', `/inews/monitorArticle/7/${a}`)).data.changed).toBe(1)
  expect((await member('DELETE', `/inews/monitorArticle/8/${b}`)).http).toBe(404)
  expect((await member('POST', `${data}/recycle/erase`, { idList: [a] })).http).toBe(403)
  expect((await admin('POST', `${data}/recycle/erase`, { idList: [a, b] })).data.changed).toBe(1)
  // For good: it is not offered to be taken back.
  const recent = (await admin('GET', `${data}/acts/recent`)).data
  expect(recent.map(({ act }: { act: string }) => act)).not.toContain('articleActions.erase')
  expect(await titles(member, { place: 'bin' })).toBe('')
  await databases()
    .worker.transaction()
    .execute(tx => insertHits(tx, [{ orgId: 7, monitorId: 701, version: 1, articleId: a }]))
  expect(await titles(member)).toBe('乙')
  expect((await member('GET', `/inews/monitorArticle/articles/${a}`)).http).toBe(404)
})

test('review, tags, featured, favourites and negativity are each asked for by filters', async () => {
  const [a = 0, b = 0] = await arrive('甲', '乙')
  await member('POST', `${data}/review`, { idList: [a], status: 2, remark: '来源不明' })
  await member('PUT', `${data}/extra/customizetags`, { idList: [a, b], customizetags: ['跟进', '口径'], mode: 'add' })
  await member('PUT', `${data}/extra/customizetags`, { idList: [b], customizetags: ['口径'], mode: 'remove' })
  await member('POST', `${data}/featured`, { idList: [b], flag: 1 })
  await member('POST', `${data}/favourite`, { idList: [a], flag: 1 })
  await member('PUT', `${data}/negDim`, { idList: [a], neg_dim: '价格', level: 1 })
  const found = (...filter: [string, ...string[]]) => titles(member, having(...filter))
  expect([
    await found('review', '2'),
    await found('review', '0'),
    await found('tag', '口径'),
    await found('featured', '1'),
  ]).toEqual(['甲', '乙', '甲', '乙'])
  expect([await found('favourite', '1'), await titles(reader, having('favourite', '1'))]).toEqual(['甲', ''])
  expect([await found('dimension', '价格'), await found('level', '1')]).toEqual(['甲', '甲'])
  expect((await member('GET', `${data}/extra/customizetags?like=${encodeURIComponent('跟')}`)).data).toEqual([
    { tag: '跟进', articles: 2 },
  ])
  expect((await list(member)).list.find((row: { id: number }) => row.id === a)).toMatchObject({
    review: 2,
    remark: '来源不明',
    tags: ['跟进', '口径'],
    favourite: true,
    level: 1,
  })
  expect((await list(stranger)).list[0]).toMatchObject({ review: 0, tags: [], favourite: false })
})

test('notes mention members, who find them; only the writer changes one', async () => {
  const [a = 0] = await arrive('甲')
  const { data: note } = await member('POST', `${data}/${a}/notes`, { text: '请看第三段', mentions: [70] })
  expect((await admin('GET', `${data}/forMe`)).data).toMatchObject({
    total: 1,
    list: [{ kind: 'mention', articleId: a, text: '请看第三段' }],
  })
  expect((await admin('PUT', `${data}/notes/${note.id}`, { text: '改', version: 1 })).http).toBe(403)
  expect((await member('PUT', `${data}/notes/${note.id}`, { text: '请看第四段', version: 1 })).data).toMatchObject({
    version: 2,
    own: true,
  })
  expect((await member('PUT', `${data}/notes/${note.id}`, { text: '再改', version: 1 })).http).toBe(409)
  expect((await stranger('GET', `${data}/${a}/notes`)).data).toEqual([])
  await member('DELETE', `${data}/notes/${note.id}`)
  expect((await member('GET', `${data}/${a}/notes`)).data).toEqual([])
})

test('all of a list is acted on as the person saw it: another number is refused, what came later is left out', async () => {
  await arrive('甲', '乙')
  const until = new Date(Date.now() + 1_000).toISOString()
  const all = { question: { from, to, monitor: 700 }, until, count: 2 }
  expect(await member('POST', `${data}/labels`, { all: { ...all, count: 3 }, labels: [1] })).toMatchObject({
    http: 409,
    key: 'articleActions.otherCount',
  })
  await sql`update hits set arrived_at = now() + interval '1 hour' where monitor_id = 700 and article_id = (select max(article_id) from hits)`.execute(
    databases().worker,
  )
  expect((await member('POST', `${data}/labels`, { all: { ...all, count: 1 }, labels: [1] })).data).toEqual({
    changed: 1,
    task: null,
  })
  expect((await list(member, having('label', '1'))).total).toBe(1)
})

test('all that a search found is acted on, whoever wants it; another number, a wrong rule and folded stories are refused', async () => {
  await arrive('甲车', '乙车', '丙船')
  // Wanted by no monitor: only stored.
  await sql`delete from hits where org_id = 7`.execute(databases().worker)
  await sql`delete from org_articles where org_id = 7`.execute(databases().worker)
  const until = new Date(Date.now() + 1_000).toISOString()
  const all = { question: { from, to }, query: '车', until, count: 2 }
  const act = (more: object) => member('POST', `${data}/labels`, { all: { ...all, ...more }, labels: [1] })
  expect(await act({ count: 3 })).toMatchObject({ http: 409, key: 'articleActions.otherCount' })
  expect(await act({ query: '(车' })).toMatchObject({ http: 400, problems: [{ field: 'all.query' }] })
  expect(await act({ question: { from, to, fold: true } })).toMatchObject({
    http: 400,
    key: 'articleActions.foundFolded',
  })
  const { data: acted, operation } = await act({})
  expect(acted).toEqual({ changed: 2, task: null })
  expect(await titles(member, having('label', '1'))).toBe('乙车甲车')
  expect(await titles(stranger, having('label', '1'))).toBe('')
  await undo(operation)
  expect(await titles(member, having('label', '1'))).toBe('')
})

test('more than a thousand found are a task that does each of them once', async () => {
  const signs = Array.from({ length: 1_020 }, (_, n) => `车${String.fromCodePoint(0x4e00 + n)}`)
  await arrive(...signs)
  const all = {
    question: { from, to },
    query: '车',
    until: new Date(Date.now() + 1_000).toISOString(),
    count: signs.length,
  }
  const { data: acted, operation } = await member('POST', `${data}/labels`, { all, labels: [1] })
  expect(acted).toMatchObject({ changed: 0, task: expect.any(Number) })
  await finishTasks(databases(), [actingOnAll])
  expect(await labelled()).toBe(signs.length)
  await undo(operation)
  expect(await labelled()).toBe(0)
})

test('more than a thousand are a task, done once and taken back once', async () => {
  const signs = Array.from({ length: rounds(1_234, 2_345) }, (_, n) => String.fromCodePoint(0x4e00 + n))
  await arrive(...signs)
  const before = await labelled()
  const all = { question: { from, to }, until: new Date(Date.now() + 1_000).toISOString(), count: signs.length }
  const { data: acted, operation } = await member('POST', `${data}/labels`, { all, labels: [1] })
  expect(acted).toMatchObject({ changed: 0, task: expect.any(Number) })
  await finishTasks(databases(), [actingOnAll])
  expect(await labelled()).toBe(signs.length)
  expect((await member('GET', `${data}/acts/recent`)).data[0]).toMatchObject({
    act: 'articleActions.label',
    articles: signs.length,
    undone: false,
  })
  expect((await undo(operation)).data).toMatchObject({ left: 0 })
  expect(await labelled()).toBe(before)
})

test('filters by what no column holds are refused by their field', async () => {
  for (const field of [
    'label',
    'folder',
    'activity',
    'crisis',
    'dataTask',
    'assignee',
    'review',
    'state',
    'priority',
    'filter',
  ])
    for (const value of ['99999999999', '1.5', 'x'])
      expect(await member('POST', '/inews/monitorArticle/list', { from, to, ...having(field, value) })).toMatchObject({
        http: 400,
        key: 'articles.filterValue',
      })
  for (const field of ['review', 'state', 'priority'])
    expect((await member('POST', '/inews/monitorArticle/list', { from, to, ...having(field, '40000') })).http).toBe(400)
})

test('faulty asks are refused by their field', async () => {
  const [a = 0] = await arrive('甲')
  const post = (path: string, body: object) => member('POST', `${data}/${path}`, body)
  for (const body of [{}, { idList: [] }, { idList: Array.from({ length: 1_001 }, (_, n) => n + 1) }])
    expect((await post('remove', body)).problems[0].field).toContain('idList')
  expect(await post('labels', { idList: [a], labels: [3] })).toMatchObject({
    http: 400,
    key: 'articleActions.labelMissing',
  })
  expect(await post('monitors', { idList: [a], monitors: [800] })).toMatchObject({
    http: 400,
    key: 'articleActions.monitorMissing',
  })
  expect(await post('handOver', { idList: [a], assigneeId: 80 })).toMatchObject({
    http: 400,
    key: 'articleActions.memberMissing',
  })
  expect(await post('handOver', { idList: [a] })).toMatchObject({ http: 400, key: 'articleActions.nothingSaid' })
  expect((await reader('POST', `${data}/labels`, { idList: [a], labels: [1] })).http).toBe(403)
  expect((await stranger('POST', `${data}/labels`, { idList: [a], labels: [3] })).data.changed).toBe(1)
  expect(await labelled()).toBe(0)
})

async function labelled(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from article_labels where org_id = 7`.execute(
    databases().worker,
  )
  return rows[0]?.n ?? 0
}

test('what has lain in a bin for longer than said is gone for good; what came later stays, in every organisation', async () => {
  const [a = 0, b = 0] = await arrive('甲', '乙', '丙')
  await member('POST', `${data}/remove`, { idList: [a, b] })
  await stranger('POST', `${data}/remove`, { idList: [b] })
  const db = databases().worker
  await sql`update org_articles set binned_at = now() - interval '31 days' where org_id = 7 and article_id = ${a}`.execute(
    db,
  )
  expect(await eraseOld(db, 30)).toBe(1)
  expect(await titles(member, { place: 'bin' })).toBe('乙')
  expect(await titles(stranger, { place: 'bin' })).toBe('乙')
  expect((await member('GET', `/inews/monitorArticle/articles/${a}`)).key).toBe('platform.missing')
  expect(await eraseOld(db, 30)).toBe(0)
})
