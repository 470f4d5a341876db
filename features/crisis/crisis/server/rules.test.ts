// Calls about crisis rules and what they opened: settled once, by whoever may, of one's own organisation.
import { articleServer } from '@guanlan/features/articles/articles/server'
import { adopt } from '@guanlan/features/articles/articles/server/facts'
import { articleActionsServer } from '@guanlan/features/handling/article-actions/server'
import { warningsServer } from '@guanlan/features/warnings/warnings/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import { weightsOf } from './chronicle/articles.ts'
import { crisisServer, openByRules } from './index.ts'

const { as, databases, undo } = openFeature(
  [crisisServer({ follow() {} }), articleActionsServer, articleServer, warningsServer({ follow() {} })],
  [
    'crisis_openings',
    'crisis_lines',
    'crisis_people',
    'crisis_changes',
    'crises',
    'article_set_members',
    'article_sets',
    'warning_incident_articles',
    'warning_incidents',
    'warning_versions',
    'warnings',
  ],
)
const [admin, member, reader, stranger] = [as('orgAdmin'), as(), as('reader'), as('orgAdmin', 8)]
const titles = ['车门冻住', '车门又冻住']
let ids: number[] = []
beforeAll(async () => {
  const db = databases().worker
  const articles = titles.map(title => newArticle({ title, body: `${title}的正文。` }))
  await db.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  const { rows } = await sql<{ id: number; title: string }>`select id, title from articles order by id`.execute(db)
  ids = titles.map(title => Number(rows.find(row => row.title === title)?.id))
  await db.transaction().execute(tx => adopt({ orgId: 7, db: tx }, ids))
})

const draft = { name: '车门', warningWords: '车门', mediaType: ['web'], sentiment: [-1], crisisLevel: 2 }
const rule = async (more: object = {}) => (await admin('POST', '/crisisRule', { ...draft, ...more })).data
let incidents = 900

/** As features/warnings tells of an incident of the rule. */
async function opening(opens = 'propose', title = '车门冻住'): Promise<number> {
  const incidentId = ++incidents
  const db = databases().worker
  await sql`
    insert into warning_incidents (org_id, id, warning_id, warning_name, source, purpose, title, sentiment, articles)
    overriding system value values (7, ${incidentId}, 1, '车门', 'auto', 'crisis', ${title}, -1, 2)`.execute(db)
  for (const articleId of ids)
    await sql`insert into warning_incident_articles (org_id, incident_id, article_id, warning_id) values (7, ${incidentId}, ${articleId}, 1)`.execute(
      db,
    )
  const news = {
    orgId: 7,
    ruleId: 1,
    ruleName: '车门',
    purpose: 'crisis',
    settings: { crisisLevel: 2, opens },
    incidentId,
    title,
    level: 2,
    articles: 2,
    articleIds: ids,
    reason: 'first',
    measured: null,
    demonstration: false,
  } as const
  await db.transaction().execute(tx => openByRules(tx, [news], new Date()))
  const { data } = await member('POST', '/crisis/openings/list', { status: 'all' })
  return data.list[0].id
}
const stateOf = async (id: number) =>
  (await member('POST', '/crisis/openings/list', { status: 'all' })).data.list.find(
    (row: { id: number }) => row.id === id,
  )
const crisisOf = async (id: number) => (await member('GET', `/crisis/getCrisisById?id=${id}`)).data

test('a rule is kept, and is a warning to nobody', async () => {
  const { id, version } = await rule()
  expect((await admin('GET', '/crisisRule')).data.list).toMatchObject([
    { id, crisisLevel: 2, opens: 'propose', opened: 0 },
  ])
  expect((await admin('GET', '/inews/warning?like=')).data.total).toBe(0)
  for (const ask of [admin, stranger]) expect((await ask('GET', `/inews/warning/${id}`)).http).toBe(404)
  expect((await admin('POST', '/inews/warning/remove', { ids: [id] })).data?.changed ?? 0).toBe(0)
  expect((await admin('PUT', `/inews/warning/${id}/enabled`, { enabled: false })).http).not.toBe(200)
  // A warning of the same name is another matter; a rule is not.
  const { crisisLevel: _, ...common } = draft
  const warning = { ...common, startTime: '2026-01-01', endTime: '2099-01-01', receiveEmail: true }
  expect((await admin('POST', '/inews/warning', warning)).http).toBe(200)
  expect(await admin('POST', '/crisisRule', draft)).toMatchObject({
    http: 409,
    problems: [{ field: 'name', msg: '已有名为“车门”的规则' }],
  })
  expect((await admin('POST', '/crisisRule', { ...draft, name: '二', crisisLevel: 5 })).http).toBe(400)
  expect(await admin('POST', '/crisisRule', { ...draft, name: '二', warningWords: '' })).toMatchObject({
    http: 400,
    problems: [{ field: 'warningWords' }],
  })
  for (const ask of [member, reader])
    expect((await ask('POST', '/crisisRule', { ...draft, name: '三' })).http).toBe(403)
  expect((await stranger('PUT', `/crisisRule/${id}`, { ...draft, version })).http).toBe(404)
  expect((await stranger('DELETE', `/crisisRule/${id}`)).http).toBe(404)
  expect((await admin('PUT', `/crisisRule/${id}`, { ...draft, opens: 'start', version })).data).toMatchObject({
    opens: 'start',
  })
  expect((await admin('PUT', `/crisisRule/${id}`, { ...draft, version })).http).toBe(409)
  expect((await admin('DELETE', `/crisisRule/${id}`)).http).toBe(200)
  expect((await admin('GET', '/crisisRule')).data.list).toEqual([])
})

test('one that waits becomes a crisis once, with its articles', async () => {
  const id = await opening()
  expect((await reader('POST', '/crisis/openings/start', { id })).http).toBe(403)
  expect((await stranger('POST', '/crisis/openings/start', { id })).http).toBe(404)
  expect((await stranger('POST', '/crisis/openings/list', { status: 'all' })).data.list).toEqual([])
  expect((await stranger('GET', `/crisis/openings/${id}/articles`)).http).toBe(404)
  expect((await reader('GET', `/crisis/openings/${id}/articles`)).data.list).toHaveLength(2)
  expect((await member('POST', '/crisis/openings/start', { id, version: 9 })).http).toBe(409)
  const { data } = await member('POST', '/crisis/openings/start', { id, version: 1 })
  expect(data).toMatchObject({
    name: '车门冻住',
    status: 'started',
    crisisLevel: 2,
    origin: 'rule',
    pageType: 'warning',
    articles: 2,
  })
  expect(await stateOf(id)).toMatchObject({ status: 'started', crisis: { id: data.id } })
  expect(await member('POST', '/crisis/openings/start', { id })).toMatchObject({
    http: 409,
    msg: '这条预警数据的状态为“已启动危机”，不能再处理',
  })
  const { list } = (await member('POST', '/crisis/chronicle/list', { crisisId: data.id, kind: 'article' })).data
  expect(list.map(({ text }: { text: string }) => text)).toEqual([expect.stringMatching(/^首次出现网页文章：《车门/)])
})

test('one is added to a crisis that is open, and not to one that is closed or of somebody else', async () => {
  const start = async (ask = member) =>
    (await ask('POST', '/crisis/startCrisis', { name: '车门', crisisLevel: 3 })).data.id
  const [id, crisisId, foreign] = [await opening(), await start(), await start(stranger)]
  expect((await member('POST', '/crisis/openings/add', { id, crisisId: foreign })).http).toBe(404)
  await sql`update crises set status = 'closed' where org_id = 7 and id = ${crisisId}`.execute(databases().worker)
  expect((await member('POST', '/crisis/openings/add', { id, crisisId })).http).toBe(409)
  await sql`update crises set status = 'checked' where org_id = 7 and id = ${crisisId}`.execute(databases().worker)
  expect((await member('POST', '/crisis/openings/add', { id, crisisId })).data).toMatchObject({
    id: crisisId,
    articles: 2,
  })
  expect(await stateOf(id)).toMatchObject({ status: 'added', crisis: { id: crisisId } })
  // What somebody took out stays out, whatever brings it again.
  await member('POST', '/crisis/removeArtCrisis', { crisisId, idList: ids.slice(0, 1) })
  expect((await member('POST', '/crisis/openings/add', { id: await opening(), crisisId })).data).toMatchObject({
    articles: 1,
  })
})

test('articles that a person puts in are of the same weight', async () => {
  const crisisId = (await member('POST', '/crisis/startCrisis', { name: '车门', crisisLevel: 3 })).data.id
  await member('POST', '/crisis/addArtCrisis', { crisisId, idList: ids })
  const { list } = (await member('POST', '/crisis/chronicle/list', { crisisId, kind: 'article' })).data
  expect(list).toHaveLength(1)
})

test('one is dismissed with a reason, which is taken back', async () => {
  const id = await opening()
  expect((await member('POST', '/crisis/openings/dismiss', { idList: [id], reason: ' ' })).http).toBe(400)
  expect((await stranger('POST', '/crisis/openings/dismiss', { idList: [id], reason: '误报' })).http).toBe(404)
  const answer = await member('POST', '/crisis/openings/dismiss', { idList: [id], reason: '误报' })
  expect(answer.data).toEqual({ changed: 1 })
  expect(await stateOf(id)).toMatchObject({ status: 'dismissed', reason: '误报' })
  expect((await member('POST', '/crisis/openings/start', { id })).http).toBe(409)
  await undo(answer.operation)
  expect(await stateOf(id)).toMatchObject({ status: 'open', reason: null })
})

test('a draft and a start come with articles and without a lead', async () => {
  const [made, started] = [await stateOf(await opening('draft', '一')), await stateOf(await opening('start', '二'))]
  expect(await crisisOf(made.crisis.id)).toMatchObject({ name: '一', status: 'draft', lead: null, articles: 2 })
  expect(await crisisOf(started.crisis.id)).toMatchObject({ name: '二', status: 'started', lead: null, articles: 2 })
})

test('weight: type, level of media and readings, by steps', () => {
  const keys = (mediaLevel: number, reads: number) =>
    weightsOf({ mediaType: 1, mediaLevel }, reads, false).map(({ once }) => once)
  expect([keys(0, 0), keys(1, 9_999), keys(5, 10_000), keys(0, 2_000_000)]).toEqual([
    ['type:web'],
    ['type:web', 'mediaLevel:central'],
    ['type:web', 'mediaLevel:self', 'read:0'],
    ['type:web', 'read:2'],
  ])
})

test('a rule tells how it once read, with its level and what it does; of another organisation, or as a warning, it is missing', async () => {
  const { id, version } = await rule({ name: '看版本' })
  await admin('PUT', `/crisisRule/${id}`, {
    ...draft,
    name: '看版本',
    warningWords: '车门|天窗',
    crisisLevel: 1,
    opens: 'start',
    version,
  })
  const { data } = await member('GET', `/crisisRule/${id}/versions`)
  expect(
    data.map(({ draft: { warningWords, crisisLevel, opens } }: { draft: Record<string, unknown> }) => [
      warningWords,
      crisisLevel,
      opens,
    ]),
  ).toEqual([
    ['车门|天窗', 1, 'start'],
    ['车门', 2, 'propose'],
  ])
  expect((await stranger('GET', `/crisisRule/${id}/versions`)).http).toBe(404)
})
