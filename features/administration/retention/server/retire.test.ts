// A year and more goes by; what has had its time goes by the month, and what anything kept points to stays.
import {
  type ArticleQuery,
  countOf,
  hitsOf,
  loadArticles,
  pageOf,
} from '@guanlan/features/articles/articles/server/questions'
import { type Databases, type Scope, withScope } from '@guanlan/platform/server'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { openWithOrganisations } from '../../../articles/articles/server/testing/organisations.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { RetiredPart } from '../contract.ts'
import { changeLimits, readLimits } from './limits.ts'
import { retire } from './retire.ts'

let databases: Databases
let url: string
let owner: pg.Client
let close: () => Promise<void>

/** The first day of the month so many months from this one, some hours in. */
const day = (months: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 2, 8))
}
const month = (months: number) => day(months).toISOString().slice(0, 7).replace('-', '')
/** In the third month, 13 months after the first has ended. */
const later = day(14)

beforeEach(async () => {
  const opened = await openWithOrganisations(7, 8, 9)
  ;({ databases, url, close } = opened)
  owner = new pg.Client(url)
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await close()
})

let made = 0
const store = async (publishedAt: Date, ...orgIds: number[]): Promise<number> => {
  const article = newArticle({
    title: `第${++made}篇`,
    publishedAt,
    identity: crypto.randomUUID(),
    hits: orgIds.map(orgId => ({ orgId, monitorId: orgId * 100, version: 1 })),
  })
  await databases.worker.transaction().execute(tx => storeArticles(tx, [article], new Map()))
  const { id } = await databases.worker
    .selectFrom('articles')
    .select('id')
    .where('identity', '=', article.identity)
    .executeTakeFirstOrThrow()
  return id
}
const as = <T>(orgId: number, work: (scope: Scope) => Promise<T>) =>
  withScope(databases.app, { orgId, userId: 1, now: later }, work)
/** What a member sees of a month: in lists, in counts and opened. */
const seen = (orgId: number, months: number) =>
  as(orgId, async scope => {
    const query: ArticleQuery = {
      monitorIds: null,
      from: new Date(day(months).getTime() - 86_400_000),
      to: new Date(day(months + 1).getTime() - 2 * 86_400_000),
      filters: [],
      fold: false,
    }
    const rows = await pageOf(scope, query, { page: 1, pageSize: 100, sort: 'time_asc' })
    const ids = rows.map(row => row.id)
    expect(await countOf(scope, query)).toBe(ids.length)
    expect(await countOf(scope, { ...query, monitorIds: [orgId * 100] })).toBe(ids.length)
    expect(await loadArticles(scope, ids)).toHaveLength(ids.length)
    expect(await hitsOf(scope, ids)).toHaveLength(ids.length)
    return ids
  })
const change = (more: Partial<Parameters<typeof changeLimits>[1]>) =>
  changeLimits(databases.worker, { limits: [], organisations: [], ...more })
const actOf = (report: RetiredPart[] | null, part: string) => report?.find(one => one.part === part)?.act
const parts = async (whole: string) =>
  (
    await owner.query(
      `select inhrelid::regclass::text as part from pg_inherits where inhparent = $1::regclass order by 1`,
      [whole],
    )
  ).rows.map(row => row.part)
const left = async (table: string) => Number((await owner.query(`select count(*) as n from ${table}`)).rows[0].n)

test('nothing goes before an operator says so; the night says what would go', async () => {
  const id = await store(day(0), 7)
  const report = await retire(url, later)
  expect(actOf(report, `hits_${month(0)}`)).toBe('dropPart')
  expect(await seen(7, 0)).toEqual([id])
  const { enabled, last } = await readLimits(databases.worker)
  expect(enabled).toBe(false)
  expect(last).toMatchObject({ at: later.toISOString(), enabled: false, parts: report })
})

test('a month that is over goes whole, with marks and index; the next one stays, and a late article still finds its place', async () => {
  await store(day(0), 7, 8)
  const unwanted = await store(day(0))
  const young = await store(day(1), 7, 8)
  await owner.query(
    'insert into read_marks select org_id, article_id, published_at, now(), 1 from org_articles where org_id = 7',
  )
  await owner.query("insert into labels (org_id, id, name) values (7, 1, '重点')")
  for (const sql of [
    'insert into article_labels select org_id, 1, article_id, published_at, now(), 1 from org_articles where org_id = 7',
    'insert into article_work (org_id, article_id, published_at, review) select org_id, article_id, published_at, 1 from org_articles where org_id = 7',
    "insert into article_reposts select article_id, gen_random_uuid(), null, null, '', now() from org_articles where org_id = 7",
    "insert into article_notes (org_id, article_id, published_at, written_by, written_at, text) select org_id, article_id, published_at, 1, now(), '看' from org_articles where org_id = 7",
  ])
    await owner.query(sql)
  await change({ enabled: true })
  const report = await retire(url, later)
  for (const table of ['hits', 'org_articles', 'articles', 'article_likeness', 'article_reposts']) {
    expect(actOf(report, `${table}_${month(0)}`)).toBe('dropPart')
    expect(await parts(table)).not.toContain(`${table}_${month(0)}`)
    expect(await parts(table)).toContain(`${table}_${month(1)}`)
  }
  expect(await seen(7, 0)).toEqual([])
  expect(await seen(7, 1)).toEqual([young])
  expect(await databases.worker.selectFrom('articles').select('id').execute()).toEqual([{ id: young }])
  expect(await databases.worker.selectFrom('read_marks').select('article_id').execute()).toEqual([
    { article_id: young },
  ])
  for (const table of ['article_labels', 'article_work', 'article_notes']) expect(await left(table)).toBe(1)
  expect(await left('article_grams')).toBe(1)
  expect(await left('article_reposts')).toBe(1)
  // Known for three months more, so that a feed does not bring it back.
  expect(await left('article_identities')).toBe(3)
  expect(unwanted).toBeGreaterThan(0)
  const late = await store(day(0), 7)
  expect(await seen(7, 0)).toEqual([late])
  expect(actOf(await retire(url, later), 'hits_older')).toBe('deleteRows')
  expect(await seen(7, 0)).toEqual([])
  await retire(url, day(17))
  expect(await left('article_identities')).toBe(1)
})

test('who keeps longer keeps, and so does what a person corrected', async () => {
  const ids: number[] = []
  for (let n = 0; n < 10; n++) ids.push(await store(day(0), 7, n === 0 ? 8 : 9))
  await owner.query(
    'update org_articles set corrected_at = now(), sentiment = 1 where org_id = 9 and article_id = $1',
    [ids[4]],
  )
  await change({ enabled: true, organisations: [{ orgId: 8, kind: 'articles', months: null }] })
  const report = await retire(url, later)
  expect(actOf(report, `hits_${month(0)}`)).toBe('dropPart')
  expect(await seen(7, 0)).toEqual([])
  expect(await seen(8, 0)).toEqual([ids[0]])
  expect(await seen(9, 0)).toEqual([ids[4]])
  expect(await left('articles')).toBe(2)
  expect(await left('article_grams')).toBe(2)
  // The month that went is covered by what came before it.
  expect((await owner.query('select tableoid::regclass::text as part from hits')).rows).toEqual([
    { part: 'hits_older' },
    { part: 'hits_older' },
  ])
  expect(await retire(url, later)).toEqual(
    expect.arrayContaining([expect.objectContaining({ part: 'hits_older', rows: 2, leaving: 0, act: 'keep' })]),
  )
})

test('an index of texts is told of what goes with its month, and of what is deleted from one', async () => {
  const first = await store(day(0), 7)
  await change({ enabled: true })
  await owner.query("insert into text_indexes (name, layout) values ('beside', 2)")
  const noted = async () =>
    (await owner.query('select article_id::float8 as id from text_index_changes order by 1')).rows.map(row => row.id)
  expect(actOf(await retire(url, later), `articles_${month(0)}`)).toBe('dropPart')
  expect(await noted()).toEqual([first])
  const late = await store(day(0), 7)
  await owner.query('delete from text_index_changes')
  expect(actOf(await retire(url, later), 'articles_older')).toBe('deleteRows')
  expect(await noted()).toEqual([late])
})

test('where most of a month stays, the rest is deleted from it', async () => {
  for (let n = 0; n < 4; n++) await store(day(0), 7, ...(n === 0 ? [] : [8]))
  await change({
    enabled: true,
    limits: [{ kind: 'articles', months: null }],
    organisations: [{ orgId: 7, kind: 'articles', months: 13 }],
  })
  expect(actOf(await retire(url, later), `hits_${month(0)}`)).toBe('deleteRows')
  expect(await seen(7, 0)).toEqual([])
  expect(await seen(8, 0)).toHaveLength(3)
  // Kept by the installation for ever, also the one that nobody has any more.
  expect(await left('articles')).toBe(4)
})

test('a night that was ended half-way is gone on with', async () => {
  const ids = [
    await store(day(0), 7),
    await store(day(0), 7),
    await store(day(0), 7),
    await store(day(0), 7),
    await store(day(0), 8),
  ]
  await change({ enabled: true, organisations: [{ orgId: 8, kind: 'articles', months: null }] })
  // As if the server had been killed right after detaching.
  for (const table of ['hits', 'org_articles'])
    await owner.query(`alter table ${table} detach partition ${table}_${month(0)}`)
  expect(await seen(8, 1)).toEqual([])
  await retire(url, later)
  expect(await seen(8, 0)).toEqual([ids[4]])
  expect(await seen(7, 0)).toEqual([])
  expect((await owner.query(`select to_regclass('hits_${month(0)}') as part`)).rows).toEqual([{ part: null }])
})

test('of two processes one does it', async () => {
  await store(day(0), 7)
  await change({ enabled: true })
  await owner.query(`select pg_advisory_lock(hashtext('guanlan.retention'))`)
  expect(await retire(url, later)).toBeNull()
  expect(await seen(7, 0)).toHaveLength(1)
})

test('logs go by age, and an operation stays as long as its rows do', async () => {
  const old = day(-30).toISOString()
  await owner.query(`insert into client_errors (at, code, content) values ($1, 1, 'old'), (now(), 1, 'new')`, [old])
  await owner.query(
    `insert into refused_items (at, source, position, field, key, excerpt) values ($1, 's', 0, 'f', 'k', 'e')`,
    [old],
  )
  await owner.query(`insert into rule_changes (org_id, monitor_id, at) values (7, 1, $1), (7, 2, now())`, [old])
  await owner.query(
    `insert into operations (id, org_id, at, code) values (-1, 7, $1, 'a'), (-2, 7, $1, 'b'), (-3, 8, $1, 'c'), (-4, 7, now(), 'd')`,
    [old],
  )
  await owner.query(
    `insert into operation_rows (org_id, operation_id, step, subject_table, act, key) select org_id, id, 1, 't', 'I', '{}' from operations where id in (-1, -3)`,
  )
  await change({ enabled: true, organisations: [{ orgId: 8, kind: 'operationRows', months: null }] })
  await retire(url, new Date())
  expect((await owner.query('select content from client_errors')).rows).toEqual([{ content: 'new' }])
  expect(await left('refused_items')).toBe(0)
  expect((await owner.query('select monitor_id from rule_changes')).rows).toEqual([{ monitor_id: 2 }])
  expect((await owner.query('select id from operations order by id')).rows).toEqual([{ id: -4 }, { id: -3 }])
  expect((await owner.query('select id, reason from released_acts order by id')).rows).toEqual([
    { id: -2, reason: 'retention' },
    { id: -1, reason: 'retention' },
  ])
})

test('limits are refused for an organisation that is not there, and go back to those of the installation', async () => {
  await expect(change({ organisations: [{ orgId: 404, kind: 'articles', months: 1 }] })).rejects.toThrow(
    'retention.organisationMissing',
  )
  await change({ organisations: [{ orgId: 8, kind: 'articles', months: 24 }] })
  expect((await readLimits(databases.worker)).organisations).toEqual([{ orgId: 8, kind: 'articles', months: 24 }])
  await change({ organisations: [{ orgId: 8, kind: 'articles' }] })
  expect((await readLimits(databases.worker)).organisations).toEqual([])
})
