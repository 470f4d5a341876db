// Warnings: what arrives is told once an event, with all that a restart, another organisation and a person can do to it.
import { randomUUID } from 'node:crypto'
import { MonitorDraft } from '@guanlan/features/monitors/contract'
import { createMonitor, filling } from '@guanlan/features/monitors/server'
import { WarningDraft } from '@guanlan/features/warnings/contract'
import { tendIncidents } from '@guanlan/features/warnings/server'
import { type Databases, type Listener, openListener, type Scope, withScope } from '@guanlan/platform/server'
import { finishTasks } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWithOrganisations } from '../features/articles/server/testing/organisations.ts'
import { actOnIncidents } from '../features/warnings/server/incidents/act.ts'
import { articlesOfIncident, listIncidents } from '../features/warnings/server/incidents/read.ts'
import { joinIncidents, splitIncident } from '../features/warnings/server/incidents/rearrange.ts'
import { createWarning, enableWarning, updateWarning } from '../features/warnings/server/rules/save.ts'
import { tryWarning } from '../features/warnings/server/trying/trial.ts'
import { accept, type Flow, startFlow, waiting } from './index.ts'
import type { RawArticle } from './items.ts'

const [own, other] = [7, 8]
let databases: Databases
let listener: Listener
let flow: Flow
let end: () => Promise<void>
const failures: string[] = []

beforeEach(async () => {
  const opened = await openWithOrganisations(own, other)
  databases = opened.databases
  await sql`insert into users (id, account, name) overriding system value values (71, 'one', '成员 71')`.execute(
    databases.worker,
  )
  await sql`insert into memberships (org_id, user_id, role) values (${own}, 71, 'member'), (${other}, 71, 'member')`.execute(
    databases.worker,
  )
  listener = await openListener(opened.url)
  flow = startFlow(databases.worker, listener, error => void failures.push(String(error)))
  end = opened.close
})
afterEach(async () => {
  await flow.stop()
  await listener.close()
  await end()
  expect(failures.splice(0)).toEqual([])
})

const inOrg = <T>(work: (scope: Scope) => Promise<T>, orgId = own) =>
  withScope(databases.app, { orgId, userId: 1 }, work)
async function monitor(rule: string, orgId = own): Promise<number> {
  const draft = MonitorDraft.parse({ kind: 'item', name: `监测 ${rule}`, rule })
  const { id } = await inOrg(scope => createMonitor(scope, draft), orgId)
  await finishTasks(databases, [filling()])
  return id
}
const draftOf = (more: object) =>
  WarningDraft.parse({
    name: `预警 ${randomUUID().slice(0, 8)}`,
    warningWords: '泊舟',
    mediaType: ['web', 'weibo'],
    sentiment: [1, 0, -1],
    startTime: '2026-01-01',
    endTime: '2099-12-31',
    receiveEmail: true,
    ...more,
  })
const warning = async (more: object = {}, orgId = own) => inOrg(scope => createWarning(scope, draftOf(more)), orgId)
async function arrive(...items: Partial<RawArticle>[]): Promise<void> {
  const given = items.map(item => ({
    sourceId: randomUUID(),
    mediaType: 'web' as const,
    publishedAt: new Date().toISOString(),
    ...item,
  }))
  await accept(databases.worker, { source: 'test', onlyOrg: null, items: given })
  for (const deadline = Date.now() + 5_000; (await waiting(databases.worker)).articles > 0; ) {
    if (Date.now() > deadline) throw new Error(`not within 20 s; ${failures.at(-1) ?? 'no failure'}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
const question = {
  like: '',
  state: 'all',
  review: 'all',
  source: 'all',
  warning: null,
  level: null,
  days: null,
  from: null,
  to: null,
} as const
const incidents = async (orgId = own) =>
  (await inOrg(scope => listIncidents(scope, { ...question, page: 1, pageSize: 50 }), orgId)).list
const summary = async (orgId = own) =>
  (await incidents(orgId)).map(({ title, articles, messages }) => `${title} ${articles}/${messages}`).sort()
/** Titles of messages by incident, oldest first. */
async function messages(): Promise<string[]> {
  const { rows } = await sql<{ title: string; line: string }>`
    select message ->> 'title' as title, message -> 'lines' ->> 0 as line from deliveries where channel = 'inApp' order by id`.execute(
    databases.worker,
  )
  return rows.map(({ title, line }) => `${title} ${line}`)
}
/** Texts that have nothing in common. */
const proseOf = (seed: number): string =>
  Array.from({ length: 300 }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((seed * 7919 + at * at * 104_729) % 16_000)),
  ).join('')
const story =
  '泊舟汽车今日召回一万二千辆轿车，原因是车门把手在零下二十度会冻住，车主可以到任何一家服务站免费更换。'.repeat(4)

test('an article is told once; its copies fold in; what no monitor wants belongs to the organisation', async () => {
  await warning({ name: '召回' })
  await arrive({ title: '泊舟召回', body: story })
  await arrive({ title: '泊舟召回', body: story, media: '另一家' }, { title: '码头开工' })
  expect(await summary()).toEqual(['泊舟召回 2/1'])
  expect(await messages()).toEqual([expect.stringContaining('【预警 · 召回】')])
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from org_articles where org_id = ${own}`.execute(
    databases.worker,
  )
  expect(rows).toEqual([{ n: 2 }])
  expect(await incidents(other)).toEqual([])
})

test('a story that has to reach three articles is in no list before, and is told with the third', async () => {
  await warning({ name: '扩散', timeConditions: [{ kind: 'reachesArticles', atLeast: 3 }] })
  await arrive({ title: '泊舟召回', body: story })
  await arrive({ title: '泊舟召回', body: story, media: '另一家' })
  expect(await summary()).toEqual([])
  expect(await messages()).toEqual([])
  await arrive({ title: '泊舟召回', body: story, media: '第三家' })
  expect(await summary()).toEqual(['泊舟召回 3/1'])
  expect(await messages()).toEqual([expect.stringContaining('已达到预警的时间条件')])
})

test('each condition is asked in the eyes of the organisation', async () => {
  const id = await monitor('泊舟')
  await warning({
    warningWords: '泊舟',
    monitorIds: [id],
    sentiment: [-1],
    conditions: [{ name: 'followers', relationOperator: 'atLeast', value: ['100'] }],
  })
  await arrive(
    { title: '泊舟一号故障频发', sentiment: -1, account: { followers: 100 } },
    { title: '泊舟二号故障频发', sentiment: -1, account: { followers: 99 } },
    { title: '泊舟三号上市', sentiment: 1, account: { followers: 100 } },
    { title: '泊舟四号故障频发', sentiment: -1, account: { followers: 100 }, mediaType: 'press' },
  )
  expect(await summary()).toEqual(['泊舟一号故障频发 1/1'])
})

test('the words of a monitor follow its changes, and those of folders hold for all below', async () => {
  const folder = (await inOrg(scope => createMonitor(scope, MonitorDraft.parse({ kind: 'folder', name: '夹子' })))).id
  await inOrg(scope =>
    createMonitor(scope, MonitorDraft.parse({ kind: 'item', name: '潮汐', rule: '潮汐', fatherId: folder })),
  )
  await finishTasks(databases, [filling()])
  await warning({ warningWords: '', wordMonitors: [folder] })
  await arrive({ title: '潮汐表更新' }, { title: '泊舟召回' })
  expect(await summary()).toEqual(['潮汐表更新 1/1'])
})

test('old articles, another organisation and a warning that is off tell nobody', async () => {
  const { id } = await warning()
  await warning({ warningWords: '鲸鱼' }, other)
  await arrive({ title: '泊舟旧闻', publishedAt: new Date(Date.now() - 25 * 3_600_000).toISOString() })
  await inOrg(scope => enableWarning(scope, id, false))
  await arrive({ title: '泊舟召回' }, { title: '鲸鱼搁浅' })
  expect(await summary()).toEqual([])
  expect(await summary(other)).toEqual(['鲸鱼搁浅 1/1'])
  await inOrg(scope => enableWarning(scope, id, true))
  await arrive({ title: '泊舟涨价' })
  expect(await summary()).toEqual(['泊舟涨价 1/1'])
})

test('a saved change counts from the next article on, and an incident says which version raised it', async () => {
  const { id, version } = await warning()
  await arrive({ title: '泊舟召回' })
  await inOrg(scope => updateWarning(scope, { ...draftOf({ warningWords: '鲸鱼' }), id, version }))
  await arrive({ title: '泊舟涨价' }, { title: '鲸鱼搁浅' })
  expect((await incidents()).map(({ title, warningVersion }) => [title, warningVersion])).toEqual([
    ['鲸鱼搁浅', 2],
    ['泊舟召回', 1],
  ])
})

test('what gets worse within a minute is told when the minute is over', async () => {
  await warning()
  await arrive({ title: '泊舟召回', body: story, sentiment: 0 })
  await arrive({ title: '泊舟召回', body: story, sentiment: -1, level: 1, media: '央视网', mediaLevel: 1 })
  await tendIncidents(databases.worker)
  expect(await messages()).toHaveLength(1)
  const aMinuteLater = () => new Date(Date.now() + 60_000)
  await tendIncidents(databases.worker, aMinuteLater)
  await tendIncidents(databases.worker, aMinuteLater)
  expect(await messages()).toEqual([
    expect.stringContaining('首次发现'),
    expect.stringMatching(/重大.*由非负面转为负面/),
  ])
})

test('a person looks first: nothing is sent until somebody does, or the time is over', async () => {
  await warning({ looksFirst: true })
  await warning({ looksFirst: true, unlooked: 'keep', warningWords: '鲸鱼' })
  await arrive({ title: '泊舟召回' }, { title: '鲸鱼搁浅' })
  expect(await messages()).toEqual([])
  await sql`update warning_incidents set review_due = now()`.execute(databases.worker)
  await tendIncidents(databases.worker)
  expect((await incidents()).map(({ title, review, source }) => `${title} ${review} ${source}`).sort()).toEqual([
    '泊舟召回 sent semiAuto',
    '鲸鱼搁浅 kept semiAuto',
  ])
  expect(await messages()).toEqual([expect.stringContaining('泊舟召回')])
})

test('what gets worse within a minute waits for the person who looks first, too', async () => {
  await warning({ looksFirst: true, unlooked: 'keep' })
  await arrive({ title: '泊舟召回', body: story })
  await arrive({ title: '泊舟召回', body: story, media: '另一家', sentiment: -1, level: 2 })
  await sql`update warning_incidents set told_at = now() - interval '2 minutes'`.execute(databases.worker)
  while (await tendIncidents(databases.worker));
  expect(await incidents()).toMatchObject([{ articles: 2, messages: 0, review: 'waiting' }])
})

test('hours hold a message, except for major ones', async () => {
  const night = Array.from({ length: 7 }, () => '0'.repeat(24))
  await warning({ receiveTime: night })
  await arrive({ title: '泊舟涨价', sentiment: 0 })
  await arrive({ title: '泊舟爆炸', sentiment: -1, level: 1 })
  expect(await messages()).toEqual([expect.stringContaining('泊舟爆炸')])
  const { rows } = await sql<{ why: string; waits: boolean }>`
    select why, due_at > now() as waits from warning_waiting`.execute(databases.worker)
  expect(rows).toEqual([{ why: 'hours', waits: true }])
})

test('who takes an incident up ends what waits of it; what is settled tells no more', async () => {
  const saved = await warning({ receiveTime: Array.from({ length: 7 }, () => '0'.repeat(24)), urgentPasses: false })
  await arrive({ title: '泊舟召回', body: story })
  const [incident] = await incidents()
  await inOrg(scope =>
    actOnIncidents(scope, { ids: [incident!.id], allOf: null, but: [], state: 'falseAlarm', note: '演习' }),
  )
  await inOrg(scope => updateWarning(scope, { ...draftOf({ name: saved.name }), id: saved.id, version: 1 }))
  await tendIncidents(databases.worker, () => new Date(Date.now() + 8 * 86_400_000))
  expect(await messages()).toEqual([])
  await arrive({ title: '泊舟召回', body: story, sentiment: -1, level: 1 })
  expect(await incidents()).toMatchObject([
    { state: 'falseAlarm', note: '演习', takenBy: expect.any(String), articles: 2, messages: 0 },
  ])
})

test('articles that people move to an incident of their own stay there, and copies of their story follow them', async () => {
  await warning({})
  const other = story
  await arrive({ title: '泊舟甲', body: proseOf(1) })
  await arrive({ title: '泊舟乙', body: other })
  const [second, one] = await incidents()
  await inOrg(scope => joinIncidents(scope, { ids: [second!.id], into: one!.id }))
  expect(await incidents()).toMatchObject([{ id: one!.id, articles: 2 }])
  await arrive({ title: '泊舟乙', body: other, media: '另一家' })
  expect(await incidents()).toMatchObject([{ id: one!.id, articles: 3 }])
  const { list } = await inOrg(scope => articlesOfIncident(scope, one!.id, { page: 1, pageSize: 10 }))
  const made = await inOrg(scope =>
    splitIncident(scope, one!.id, { articleIds: list.filter(({ title }) => title === '泊舟乙').map(({ id }) => id) }),
  )
  expect(made).toMatchObject({ title: '泊舟乙', articles: 2, messages: 0 })
  await arrive({ title: '泊舟乙', body: other, media: '第三家' })
  expect(await summary()).toEqual(['泊舟乙 3/0', '泊舟甲 1/1'])
  await expect(inOrg(scope => splitIncident(scope, one!.id, { articleIds: [list[0]!.id] }))).rejects.toThrow()
})

test('a replay tells what the live stage told', async () => {
  const saved = await warning({ conditions: [{ name: 'level', relationOperator: 'atLeast', value: ['3'] }] })
  for (let n = 0; n < 6; n++)
    await arrive(
      {
        title: `泊舟第 ${n} 号故障`,
        body: n % 2 ? story : proseOf(n),
        sentiment: -1,
        level: ((n % 4) + 1) as 1,
      },
      { title: '泊舟上市', sentiment: 1 },
    )
  await arrive({
    title: '泊舟旧闻',
    sentiment: -1,
    level: 1,
    publishedAt: new Date(Date.now() - 25 * 3_600_000).toISOString(),
  })
  const live = await incidents()
  const {
    id,
    version: _,
    updatedAt: __,
    updatedBy: ___,
    incidents: ____,
    lastIncidentAt,
    falseAlarms,
    ...draft
  } = saved
  const trial = await inOrg(scope => tryWarning(scope, { id, draft, days: 7 }))
  expect(trial).toMatchObject({
    incidents: live.length,
    articles: live.reduce((sum, { articles }) => sum + articles, 0),
    gained: 0,
    lost: 0,
    tooOld: 1,
    isCut: false,
  })
  const stricter = {
    ...draft,
    conditions: [{ name: 'level' as const, relationOperator: 'atLeast' as const, value: ['1'] }],
  }
  expect((await inOrg(scope => tryWarning(scope, { id, draft: stricter, days: 7 }))).lost).toBeGreaterThan(0)
})

test('articles of an incident say what they were told for', async () => {
  await warning()
  await arrive({ title: '泊舟召回', body: story }, { title: '泊舟召回', body: story, media: '另一家' })
  const [incident] = await incidents()
  const { list, total } = await inOrg(scope => articlesOfIncident(scope, incident!.id, { page: 1, pageSize: 10 }))
  expect(total).toBe(2)
  expect(list.map(({ told, shared }) => [told, shared])).toEqual([
    ['first', null],
    [null, null],
  ])
})

/** Somebody of the address book, whose address is confirmed. */
async function person(name: string, more: object = {}): Promise<number> {
  const row = { org_id: own, name, email: `${name}@example.org`, groups: '[]', ...more }
  await sql`insert into confirmed_addresses (org_id, email, confirmed_at) values (${own}, ${row.email}, now())`.execute(
    databases.worker,
  )
  const { id } = await databases.worker
    .insertInto('address_book')
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
async function mails(): Promise<string[]> {
  const { rows } = await sql<{ address: string; title: string; waits: boolean }>`
    select address, message ->> 'title' as title, due_at > now() as waits from deliveries where channel = 'email' order by address`.execute(
    databases.worker,
  )
  return rows.map(({ address, title, waits }) => `${address} ${title}${waits ? ' waits' : ''}`)
}

test('people of the address book are written to in their language, and not while they rest', async () => {
  const ann = await person('ann', { locale: 'en' })
  await person('li', { groups: '["值班"]' })
  await person('wang', { groups: '["值班"]', paused_until: new Date(Date.now() + 3_600_000).toISOString() })
  await sql`insert into address_book (org_id, name, email, groups) values (${own}, 'asked', 'asked@example.org', '["值班"]')`.execute(
    databases.worker,
  )
  await warning({ name: '召回', contactIds: [ann], groups: ['值班'] })
  await warning({ name: '不发邮件', contactIds: [ann], receiveEmail: false, receiveWechat: true })
  await arrive({ title: '泊舟召回' })
  expect(await mails()).toEqual([
    'ann@example.org [Warning · 召回] [severe] 泊舟召回',
    'li@example.org 【预警 · 召回】 [严重] 泊舟召回',
  ])
  await tendIncidents(databases.worker, () => new Date(Date.now() + 3_601_000))
  expect((await mails()).at(-1)).toContain('wang@example.org 【预警 · 召回】 [严重] 泊舟召回')
  expect(await messages()).toHaveLength(2)
  const { rows } = await sql<{ receiver: string }>`
    select distinct receiver from deliveries where channel = 'inApp'`.execute(databases.worker)
  expect(rows).toEqual([{ receiver: '成员 71' }])
})

/** Rows of messages by title and first line, after a look at the time that is given. */
async function look(minutes: number): Promise<string[]> {
  const at = new Date(Date.now() + minutes * 60_000)
  while (await tendIncidents(databases.worker, () => at));
  return messages()
}
const prose = (n: number) => ({ title: `泊舟第 ${n} 篇`, body: `泊舟${proseOf(n)}` })
/** As if so many had come in a week, two weeks, … before the minutes that end in so many minutes. */
const habit = (warningId: number, articles: number, minutesAhead = 0) =>
  sql`
    insert into warning_minutes (org_id, warning_id, minute, articles, negative, story_ids, article_ids)
    select ${own}, ${warningId}, date_trunc('minute', now()) + ${minutesAhead} * interval '1 minute' - weeks * interval '7 days', ${articles}, 0, '{}', '{}' from generate_series(1, 4) weeks`.execute(
    databases.worker,
  )
const longAgo = () => sql`update organisations set created_at = '2020-01-01'`.execute(databases.worker)

test('volume: one message with the figures, one when it is over, and no event by itself', async () => {
  await warning({ name: '声量', timeConditions: [{ kind: 'volume', atLeast: 3, minutes: 30 }] })
  expect(await look(0)).toEqual([])
  await arrive(prose(1), prose(2))
  expect(await look(1)).toEqual([])
  await arrive(prose(3))
  expect(await look(2)).toEqual(['【预警 · 声量】 过去 30 分钟 3 篇 满足时间条件：数量。'])
  expect(await look(3)).toHaveLength(1)
  expect(await incidents()).toMatchObject([{ articles: 3, measured: { kind: 'volume', count: 3, after: null } }])
  const { id } = (await incidents())[0] ?? { id: 0 }
  const { list } = await inOrg(scope => articlesOfIncident(scope, id, { page: 1, pageSize: 9 }))
  expect(list.map(({ title }) => title).sort()).toEqual(['泊舟第 1 篇', '泊舟第 2 篇', '泊舟第 3 篇'])
  expect(await look(60)).toHaveLength(2)
  expect((await messages())[1]).toContain('已恢复平常：过去 30 分钟 0 篇。')
  expect(await incidents()).toMatchObject([{ measured: { after: 0 } }])
  expect(await look(61)).toHaveLength(2)
})

test('growth: against the same hours of four weeks', async () => {
  await longAgo()
  const { id } = await warning({ name: '增长', timeConditions: [{ kind: 'growth', atLeast: 3, minutes: 30 }] })
  await look(0)
  await habit(id, 1)
  await arrive(prose(1), prose(2), prose(3), prose(4))
  expect(await look(1)).toEqual([])
  await arrive(prose(5))
  expect(await look(2)).toEqual(['【预警 · 增长】 过去 30 分钟 5 篇，平时 1 篇 满足时间条件：异常增长。'])
})

test('negative share, which a person looks at first', async () => {
  const draft = { name: '占比', looksFirst: true, timeConditions: [{ kind: 'negativeShare', atLeast: 3, percent: 60 }] }
  await warning(draft)
  await look(0)
  await arrive({ ...prose(1), sentiment: -1 }, { ...prose(2), sentiment: 1 }, { ...prose(3), sentiment: 1 })
  await look(1)
  expect(await incidents()).toEqual([])
  await arrive({ ...prose(4), sentiment: -1 }, { ...prose(5), sentiment: -1 })
  expect(await look(2)).toEqual([])
  expect(await incidents()).toMatchObject([
    { review: 'waiting', source: 'semiAuto', measured: { percent: 60, count: 5 } },
  ])
})

test('silence: nothing where something is usual, and over with the next article', async () => {
  await longAgo()
  const { id } = await warning({ name: '安静', timeConditions: [{ kind: 'silence', atLeast: 3, minutes: 60 }] })
  await look(0)
  await habit(id, 4, 1)
  expect(await look(2)).toEqual(['【预警 · 安静】 过去 1 小时 没有新文章，平时 4 篇 满足时间条件：没有声音。'])
  await arrive(prose(1))
  expect(await look(20)).toHaveLength(2)
})

test('what was stored before counts from the first look on; another rule is counted anew', async () => {
  await monitor('泊舟|北汀')
  await arrive(prose(1), prose(2), prose(3), { title: '北汀开工', body: proseOf(9) })
  const made = await warning({ name: '声量', timeConditions: [{ kind: 'volume', atLeast: 3 }] })
  expect(await look(0)).toHaveLength(1)
  const { id, version } = made
  await inOrg(scope =>
    updateWarning(scope, {
      ...draftOf({ name: '声量', warningWords: '北汀', timeConditions: made.timeConditions }),
      id,
      version,
    }),
  )
  await look(5)
  const { rows } = await sql<{ n: number }>`select sum(articles)::int as n from warning_minutes`.execute(
    databases.worker,
  )
  expect(rows).toEqual([{ n: 1 }])
})
