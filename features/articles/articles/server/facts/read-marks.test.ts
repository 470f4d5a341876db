// What is read: a mark beside an organisation's facts, seen by lists, counts and what is learned, whatever part holds the article.
import { type Databases, type Scope, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Filter } from '../../contract.ts'
import { dropHitsBefore, insertHits } from '../hits/hits.ts'
import { countOf, pageOf } from '../questions/find.ts'
import { loadArticles } from '../questions/load.ts'
import type { ArticleQuery } from '../questions/question.ts'
import { newArticle } from '../testing/new-article.ts'
import { openWithOrganisations } from '../testing/organisations.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { markRead } from './mark.ts'

const now = new Date('2026-11-20T12:00:00Z')
let databases: Databases
let url: string
let ids: number[]

beforeAll(async () => {
  const opened = await openWithOrganisations(7, 8)
  databases = opened.databases
  url = opened.url
  const hits = [7, 8].flatMap(orgId => [700, 701].map(monitorId => ({ orgId, monitorId, version: 1 })))
  const batch = Array.from({ length: 10 }, (_, n) =>
    newArticle({
      title: `第${n}篇`,
      publishedAt: new Date(now.getTime() - n * 86_400_000 * 4),
      sentiment: n % 2 ? -1 : 0,
      hits,
    }),
  )
  await databases.worker.transaction().execute(tx => storeArticles(tx, batch, new Map()))
  const rows = await databases.worker.selectFrom('articles').select('id').orderBy('published_at', 'desc').execute()
  ids = rows.map(row => row.id)
  return opened.close
})
beforeEach(async () => void (await databases.worker.deleteFrom('read_marks').execute()))

const as = <T>(orgId: number, work: (scope: Scope) => Promise<T>) =>
  withScope(databases.app, { orgId, userId: 1, now }, work)
const read = (is: Filter['is'], value: string): Filter => ({ field: 'read', is, values: [value] })
const query = (filters: Filter[], more: Partial<ArticleQuery> = {}): ArticleQuery => ({
  monitorIds: null,
  from: new Date('2026-10-01T00:00:00Z'),
  to: now,
  filters,
  fold: false,
  ...more,
})
const listed = (question: ArticleQuery, orgId = 7) =>
  as(orgId, async scope => {
    const rows = await pageOf(scope, question, { page: 1, pageSize: 100, sort: 'time_desc' })
    expect(await countOf(scope, question)).toBe(rows.length)
    return rows.map(row => ids.indexOf(row.id))
  })

test('an article is marked once and unmarked once, for one organisation', async () => {
  const some = ids.slice(0, 3)
  expect(await as(7, scope => markRead(scope, some, true))).toBe(3)
  expect(await as(7, scope => markRead(scope, ids.slice(0, 4), true))).toBe(1)
  const seen = await as(7, scope => loadArticles(scope, ids.slice(2, 6)))
  expect(seen.map(article => article.read)).toEqual([true, true, false, false])
  expect((await as(8, scope => loadArticles(scope, some))).every(article => !article.read)).toBe(true)
  expect(await as(8, scope => markRead(scope, some, false))).toBe(0)
  expect(await as(7, scope => markRead(scope, ids, false))).toBe(4)
  expect(await databases.worker.selectFrom('read_marks').select('article_id').execute()).toEqual([])
})

test('articles of others cannot be marked', async () => {
  const [id] = ids
  await databases.worker.transaction().execute(async tx => {
    await sql`delete from hits where org_id = 8 and article_id = ${id}`.execute(tx)
    await sql`delete from org_articles where org_id = 8 and article_id = ${id}`.execute(tx)
  })
  expect(await as(8, scope => markRead(scope, [id ?? 0, 12_345], true))).toBe(0)
  await databases.worker.transaction().execute(tx =>
    insertHits(
      tx,
      [700, 701].map(monitorId => ({ orgId: 8, monitorId, version: 1, articleId: id ?? 0 })),
    ),
  )
})

test.each<[string, Partial<ArticleQuery>]>([
  ['everything of the organisation', {}],
  ['one monitor', { monitorIds: [700] }],
  ['a folder', { monitorIds: [700, 701] }],
  ['stories', { fold: true }],
])('lists and counts of %s tell read from unread', async (_name, more) => {
  await as(7, scope => markRead(scope, [ids[1], ids[4], ids[9]].map(Number), true))
  await as(8, scope => markRead(scope, ids, true))
  // The ten articles have one text; folded they are told apart all the same, by taking each out of its story.
  if (more.fold) await sql`update org_articles set cluster_id = -article_id`.execute(databases.worker)
  const negative: Filter = { field: 'sentiment', is: 'is', values: ['-1'] }
  expect(await listed(query([read('is', '1')], more))).toEqual([1, 4, 9])
  expect(await listed(query([read('isNot', '0')], more))).toEqual([1, 4, 9])
  expect(await listed(query([read('is', '0')], more))).toEqual([0, 2, 3, 5, 6, 7, 8])
  expect(await listed(query([read('isNot', '1')], more))).toEqual([0, 2, 3, 5, 6, 7, 8])
  expect(await listed(query([read('is', '0'), negative], more))).toEqual([3, 5, 7])
  expect(await listed(query([read('is', '0')], more), 8)).toEqual([])
})

test('an article that no monitor wants any more takes its mark along', async () => {
  await as(7, scope => markRead(scope, ids, true))
  await databases.worker.transaction().execute(async tx => {
    await dropHitsBefore(tx, 7, 700, 2)
    expect(await tx.selectFrom('read_marks').select('article_id').execute()).toHaveLength(10)
    await dropHitsBefore(tx, 7, 701, 2)
    expect(await tx.selectFrom('read_marks').select('article_id').execute()).toEqual([])
  })
})

test('a server of the version before still marks', async () => {
  const owner = new pg.Client(url)
  await owner.connect()
  const marks = async () =>
    (await owner.query('select org_id, article_id, read_by from read_marks')).rows.map(Object.values)
  await insertHitsAgain()
  await owner.query('update org_articles set read_at = now(), read_by = 3 where org_id = 7 and article_id = $1', [
    ids[2],
  ])
  expect(await marks()).toEqual([[7, ids[2], 3]])
  await owner.query('update org_articles set read_at = null, read_by = null where org_id = 7 and article_id = $1', [
    ids[2],
  ])
  expect(await marks()).toEqual([])
  await owner.end()
})

const insertHitsAgain = () =>
  databases.worker.transaction().execute(tx =>
    insertHits(
      tx,
      ids.map(articleId => ({ orgId: 7, monitorId: 700, version: 2, articleId })),
    ),
  )
