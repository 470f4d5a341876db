// Incidents taken apart and put together by hand, each taken back whole; and which began when.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { MonitorDraft } from '@guanlan/features/monitors/monitors/contract'
import { createMonitor } from '@guanlan/features/monitors/monitors/server'
import { withScope } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../../articles/articles/server/testing/store-articles.ts'
import { warningsServer } from '../index.ts'

const { as, databases, undo } = openFeature(
  [warningsServer({ follow: () => {} }), articleServer],
  ['deliveries', 'warning_incident_articles', 'warning_incidents'],
)
const path = '/inews/warning/incident'
const [member, stranger] = [as(), as('member', 8)]

let articles: number[] = []
beforeAll(async () => {
  const publishedAt = new Date('2026-03-02T01:00:00Z')
  const texts = ['泊舟召回', '泊舟停产', '泊舟诉讼'].map(title => ({ title, body: `${title}的经过。`, publishedAt }))
  const db = databases().worker
  await db.transaction().execute(tx => storeArticles(tx, texts.map(newArticle), new Map()))
  const { rows } = await sql<{ id: number; title: string }>`select id, title from articles`.execute(db)
  articles = texts.map(({ title }) => rows.find(row => row.title === title)?.id ?? 0)
})

let first = 0
let second = 0
beforeEach(async () => {
  first = await anIncident('泊舟召回', articles.slice(0, 2))
  second = await anIncident('泊舟诉讼', articles.slice(2))
})

async function anIncident(title: string, ids: readonly number[]): Promise<number> {
  const db = databases().worker
  const { rows } = await sql<{ id: number }>`
    insert into warning_incidents (org_id, warning_name, source, title, sentiment, level, first_article_id, articles, opened_at, last_at)
    values (7, '召回', 'auto', ${title}, -1, 2, ${ids[0]}::bigint, ${ids.length}, '2026-03-02T02:00:00Z', '2026-03-02T03:00:00Z') returning id`.execute(
    db,
  )
  const id = rows[0]?.id ?? 0
  await sql`
    insert into warning_incident_articles (org_id, incident_id, article_id)
    select 7, ${id}, unnest(${[...ids]}::bigint[])`.execute(db)
  return id
}

/** Each incident that is there with its articles, and where it leads. */
async function all() {
  const { rows } = await sql<{ id: number; title: string; articles: number; into: number | null; has: number[] }>`
    select i.id, i.title, i.articles, i.merged_into as into, coalesce(array_agg(a.article_id order by a.article_id) filter (where a.article_id is not null), '{}') as has
    from warning_incidents i left join warning_incident_articles a on a.org_id = i.org_id and a.incident_id = i.id group by i.org_id, i.id order by i.id`.execute(
    databases().worker,
  )
  return rows.map(({ has, ...row }) => ({ ...row, has: has.map(Number) }))
}

test('what was split is one again when it is taken back', async () => {
  const before = await all()
  const { data, operation } = await member('POST', `${path}/${first}/split`, { articleIds: [articles[1]] })
  expect(await all()).toMatchObject([
    { id: first, articles: 1, has: [articles[0]] },
    { id: second },
    { id: data.id, title: '泊舟停产', articles: 1, has: [articles[1]] },
  ])
  expect((await undo(operation)).http).toBe(200)
  expect(await all()).toEqual(before)
})

test('what was joined is two again when it is taken back', async () => {
  const before = await all()
  const { operation } = await member('POST', `${path}/join`, { ids: [first, second], into: first })
  expect(await all()).toMatchObject([
    { id: first, articles: 3, into: null, has: articles },
    { id: second, articles: 0, into: first, has: [] },
  ])
  expect((await undo(operation)).http).toBe(200)
  expect(await all()).toEqual(before)
})

test('a join is not taken back over what was done to its incident since', async () => {
  const { operation } = await member('POST', `${path}/join`, { ids: [first, second], into: first })
  await member('PUT', `${path}/state`, { ids: [first], state: 'acknowledged' })
  const joined = await all()
  expect((await undo(operation)).http).toBe(409)
  expect(await all()).toEqual(joined)
})

test('those that began within a stretch are found, of a monitor by their first article', async () => {
  const within = { from: '2026-03-02T02:00:00Z', to: '2026-03-02T02:00:01Z' }
  const started = async (body: object, ask = member) =>
    (await ask('POST', `${path}/begun`, body)).data.map(({ id }: { id: number }) => id)
  expect(await started(within)).toEqual([second, first])
  expect(await started({ ...within, from: '2026-03-02T02:00:00.001Z' })).toEqual([])
  expect(await started({ from: '2026-03-02T01:00:00Z', to: within.from })).toEqual([])
  expect(await started(within, stranger)).toEqual([])
  const db = databases().worker
  const { id: monitor } = await withScope(db, { orgId: 7, userId: 71 }, scope =>
    createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: '诉讼', rule: '诉讼' })),
  )
  expect(await started({ ...within, monitor })).toEqual([])
  await sql`
    insert into hits (org_id, monitor_id, article_id, published_at, media_type, sentiment, media_id, language, cluster_id, rule_version)
    select 7, ${monitor}, id, published_at, media_type, sentiment, media_id, language, cluster_id, 1 from articles where id = ${articles[2]}`.execute(
    db,
  )
  expect(await started({ ...within, monitor })).toEqual([second])
})
