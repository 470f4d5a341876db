// What a person says about sentiment: kept, taken on by copies, taken back exactly; on a real database as requests see it.
import { type Databases, type Scope, withScope } from '@guanlan/platform/server'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { NewArticle } from '../new-article.ts'
import { hitsOf, loadArticles } from '../questions/load.ts'
import { newArticle } from '../testing/new-article.ts'
import { openWithOrganisations } from '../testing/organisations.ts'
import { storeArticles } from '../testing/store-articles.ts'
import { correct, reachOf } from './correct.ts'

let databases: Databases
beforeAll(async () => {
  const opened = await openWithOrganisations(7, 8)
  databases = opened.databases
  return opened.close
})
beforeEach(async () => {
  for (const table of ['hits', 'org_articles', 'article_grams', 'article_shingles', 'articles'])
    await sql`delete from ${sql.table(table)}`.execute(databases.worker)
})

const text = '青麓河上游的雪线观测站今天恢复了人工读数，工作人员沿着旧路走了四个小时，把三只损坏的温度计换成了新的。'
const hits = [7, 8].map(orgId => ({ orgId, monitorId: orgId * 100, version: 1 }))
const arrive = (title: string, more: Partial<NewArticle> = {}) =>
  databases.worker
    .transaction()
    .execute(tx => storeArticles(tx, [newArticle({ title, body: text, hits, probability: 0.8, ...more })], new Map()))
const as = <T>(orgId: number, work: (scope: Scope) => Promise<T>) =>
  withScope(databases.app, { orgId, userId: 1 }, work)
let operation = 0
/** A correction as one operation of history, and the way back from it. */
async function correcting(orgId: number, ...[changes, withSimilar]: [Parameters<typeof correct>[1], boolean]) {
  const id = ++operation
  const changed = await as(orgId, async scope => {
    await sql`select set_config('app.operation', ${String(id)}, true)`.execute(scope.db)
    return correct(scope, changes, withSimilar)
  })
  return {
    changed: changed.length,
    undo: () => as(orgId, scope => sql`select take_back(${id}, true)`.execute(scope.db)),
  }
}
const idOf = async (title: string) =>
  (await databases.worker.selectFrom('articles').select('id').where('title', '=', title).executeTakeFirstOrThrow()).id

/** Title: sentiment and level of the facts; hits must say the same. `*` is set by hand. */
async function reported(orgId: number): Promise<string> {
  const { rows } = await sql<{ said: string }>`
    select a.title || ' ' || o.sentiment || coalesce('/' || o.level, '') || case when o.corrected_at is null then '' else '*' end
      || case when h.sentiment = o.sentiment and h.level is not distinct from o.level then '' else ' but hit ' || h.sentiment end as said
    from org_articles o join articles a on a.id = o.article_id join hits h on h.org_id = o.org_id and h.article_id = o.article_id
    where o.org_id = ${orgId} order by a.id`.execute(databases.worker)
  return rows.map(row => row.said).join(', ')
}

test('a correction holds for the story, for this organisation, and for copies that come later', async () => {
  await arrive('a')
  await arrive('b')
  const id = await idOf('a')
  const { changed, undo } = await correcting(7, [{ idList: [id], sentiment: -1, level: 2 }], true)
  expect(changed).toBe(2)
  expect(await reported(7)).toBe('a -1/2*, b -1/2*')
  expect(await reported(8)).toBe('a 0, b 0')
  await arrive('c', { sentiment: 1 })
  expect(await reported(7)).toBe('a -1/2*, b -1/2*, c -1/2*')
  expect(await reported(8)).toBe('a 0, b 0, c 1')
  await undo()
  expect(await reported(7)).toBe('a 0, b 0, c -1/2*')
})

test('a correction of one article changes no other, and a copy that comes later takes nothing on', async () => {
  await arrive('a')
  await arrive('b')
  const one = { idList: [await idOf('a')], sentiment: -1 } as const
  expect(await correcting(7, [{ ...one, idList: [...one.idList] }], false)).toMatchObject({ changed: 1 })
  await arrive('c')
  expect(await reported(7)).toBe('a -1/4*, b 0, c 0')
})

test('from negative to neutral by way of positive rewrites the copies once', async () => {
  for (const title of ['a', 'b']) await arrive(title, { sentiment: -1, level: 4 })
  const idList = [await idOf('a')]
  for (const sentiment of [1, 0] as const) await as(7, scope => correct(scope, [{ idList, sentiment }], false))
  expect(await reported(7)).toBe('a 0*, b -1/4')
  const { changed, undo } = await correcting(7, [{ idList, sentiment: 0 }], true)
  expect(changed).toBe(1)
  expect(await reported(7)).toBe('a 0*, b 0*')
  await undo()
  expect(await reported(7)).toBe('a 0*, b -1/4')
})

test('what a correction of the whole story changes is told before', async () => {
  const [own, other] = [
    { orgId: 7, monitorId: 700, version: 1 },
    { orgId: 7, monitorId: 701, version: 1 },
  ]
  await arrive('a', { hits: [own] })
  await arrive('b', { hits: [own, other] })
  await arrive('c', { hits: [other] })
  await arrive('d', { hits: [own], body: '北汀新城的鱼市清早六点开门，船主把夜里打的带鱼分成三等，价钱写在木牌上。' })
  const ids = [await idOf('a')]
  await as(7, async scope => correct(scope, [{ idList: [await idOf('b')], sentiment: 1 }], false))
  expect(await as(7, scope => reachOf(scope, ids, [700]))).toEqual({ articles: 3, ofOtherMonitors: 1, corrected: 1 })
  expect(await as(7, scope => reachOf(scope, ids, null))).toEqual({ articles: 3, ofOtherMonitors: 1, corrected: 1 })
  expect(await as(8, scope => reachOf(scope, ids, null))).toEqual({ articles: 0, ofOtherMonitors: 0, corrected: 0 })
})

test('the whole story takes on what is said of it, and undoing gives back each what it had', async () => {
  for (const title of ['a', 'b', 'c']) await arrive(title)
  const [a, b] = [await idOf('a'), await idOf('b')]
  await as(7, scope => correct(scope, [{ idList: [b], sentiment: 1 }], false))
  const { changed, undo } = await correcting(7, [{ idList: [a], sentiment: -1 }], true)
  expect(changed).toBe(3)
  expect(await reported(7)).toBe('a -1/4*, b -1/4*, c -1/4*')
  const second = await correcting(7, [{ idList: [a, b], sentiment: 0 }], false)
  await second.undo()
  expect(await reported(7)).toBe('a -1/4*, b -1/4*, c -1/4*')
  await undo()
  expect(await reported(7)).toBe('a 0, b 1*, c 0')
})

test('collected again, a corrected article stays as it was set', async () => {
  const again = newArticle({ title: 'a', body: text, hits, sentiment: 1 })
  const store = () => databases.worker.transaction().execute(tx => storeArticles(tx, [again], new Map()))
  await store()
  await as(7, async scope => correct(scope, [{ idList: [await idOf('a')], sentiment: -1 }], true))
  await store()
  expect(await reported(7)).toBe('a -1/4*')
})

test('what the text says of one subject is shown under its monitor, and comes back when a correction is taken back', async () => {
  const towards = { sentiment: -1, level: 3 } as const
  const [seven, eight] = hits
  await arrive('a', { sentiment: 1, hits: [{ ...seven!, towards }, { ...seven!, monitorId: 701 }, eight!] })
  const id = await idOf('a')
  const shown = async () => (await as(7, scope => hitsOf(scope, [id]))).map(hit => `${hit.sentiment}/${hit.level}`)
  expect(await shown()).toEqual(['-1/3', '1/null'])
  const { undo } = await correcting(7, [{ idList: [id], sentiment: 0 }], true)
  expect(await shown()).toEqual(['0/null', '0/null'])
  await undo()
  expect(await shown()).toEqual(['-1/3', '1/null'])
  expect(await reported(8)).toBe('a 1')
})

test('articles of others are not there, and the engine’s certainty is not shown for what a person said', async () => {
  await arrive('a', { hits: hits.slice(0, 1) })
  const id = await idOf('a')
  expect(await as(8, scope => correct(scope, [{ idList: [id], sentiment: 1 }], true))).toEqual([])
  expect((await as(7, scope => loadArticles(scope, [id])))[0]).toMatchObject({ corrected: false, probability: 0.8 })
  await as(7, scope => correct(scope, [{ idList: [id], sentiment: 1 }], true))
  expect((await as(7, scope => loadArticles(scope, [id])))[0]).toMatchObject({ corrected: true, probability: null })
})
