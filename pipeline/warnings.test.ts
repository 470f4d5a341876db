// Warnings: what arrives is told once an event, with all that a restart, another organisation and a person can do to it.

import { MonitorDraft } from '@guanlan/features/monitors/monitors/contract'
import { createMonitor, filling } from '@guanlan/features/monitors/monitors/server'
import { processIncidents } from '@guanlan/features/warnings/warnings/server'
import { finishTasks } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { actOnIncidents } from '../features/warnings/warnings/server/incidents/act.ts'
import { articlesOfIncident } from '../features/warnings/warnings/server/incidents/read.ts'
import { joinIncidents, splitIncident } from '../features/warnings/warnings/server/incidents/rearrange.ts'
import { enableWarning, updateWarning } from '../features/warnings/warnings/server/rules/save.ts'
import { tryWarning } from '../features/warnings/warnings/server/trying/trial.ts'
import { openWarned, other, own, proseOf } from './testing/open-warned.ts'

const { databases, db, inOrg, monitor, draftOf, warning, arrive, incidents, summary, messages } = openWarned()
const story =
  '泊舟汽车今日召回一万二千辆轿车，原因是车门把手在零下二十度会冻住，车主可以到任何一家服务站免费更换。'.repeat(4)

test('an article is told once; its copies fold in; what no monitor wants belongs to the organisation', async () => {
  await warning({ name: '召回' })
  await arrive({ title: '泊舟召回', body: story })
  await arrive({ title: '泊舟召回', body: story, media: '另一家' }, { title: '码头开工' })
  expect(await summary()).toEqual(['泊舟召回 2/1'])
  expect(await messages()).toEqual([expect.stringContaining('【预警 · 召回】')])
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from org_articles where org_id = ${own}`.execute(
    db(),
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
  await finishTasks(databases(), [filling()])
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
  await processIncidents(db())
  expect(await messages()).toHaveLength(1)
  const aMinuteLater = () => new Date(Date.now() + 60_000)
  await processIncidents(db(), aMinuteLater)
  await processIncidents(db(), aMinuteLater)
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
  await sql`update warning_incidents set review_due = now()`.execute(db())
  await processIncidents(db())
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
  await sql`update warning_incidents set told_at = now() - interval '2 minutes'`.execute(db())
  while (await processIncidents(db()));
  expect(await incidents()).toMatchObject([{ articles: 2, messages: 0, review: 'waiting' }])
})

test('hours hold a message, except for major ones', async () => {
  const night = Array.from({ length: 7 }, () => '0'.repeat(24))
  await warning({ receiveTime: night })
  await arrive({ title: '泊舟涨价', sentiment: 0 })
  await arrive({ title: '泊舟爆炸', sentiment: -1, level: 1 })
  expect(await messages()).toEqual([expect.stringContaining('泊舟爆炸')])
  const { rows } = await sql<{ why: string; waits: boolean }>`
    select why, due_at > now() as waits from warning_waiting`.execute(db())
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
  await processIncidents(db(), () => new Date(Date.now() + 8 * 86_400_000))
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
  expect(list.map(({ told: notified, shared }) => [notified, shared])).toEqual([
    ['first', null],
    [null, null],
  ])
})

/** Somebody of the address book, whose address is confirmed. */
async function person(name: string, more: object = {}): Promise<number> {
  const row = { org_id: own, name, email: `${name}@example.org`, groups: '[]', ...more }
  await sql`insert into confirmed_addresses (org_id, email, confirmed_at) values (${own}, ${row.email}, now())`.execute(
    db(),
  )
  const { id } = await db()
    .insertInto('address_book')
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
async function mails(): Promise<string[]> {
  const { rows } = await sql<{ address: string; title: string; waits: boolean }>`
    select address, concat(message ->> 'levelName' || ' · ', message ->> 'title') as title, due_at > now() as waits from deliveries where channel = 'email' order by address`.execute(
    db(),
  )
  return rows.map(({ address, title, waits }) => `${address} ${title}${waits ? ' waits' : ''}`)
}

test('people of the address book are written to in their language, and not while they rest', async () => {
  const ann = await person('ann', { locale: 'en' })
  await person('li', { groups: '["值班"]' })
  await person('wang', { groups: '["值班"]', paused_until: new Date(Date.now() + 3_600_000).toISOString() })
  await sql`insert into address_book (org_id, name, email, groups) values (${own}, 'asked', 'asked@example.org', '["值班"]')`.execute(
    db(),
  )
  await warning({ name: '召回', contactIds: [ann], groups: ['值班'] })
  await warning({ name: '不发邮件', contactIds: [ann], receiveEmail: false, receiveWechat: true })
  await arrive({ title: '泊舟召回' })
  expect(await mails()).toEqual([
    'ann@example.org severe · [Warning · 召回] 泊舟召回',
    'li@example.org 严重 · 【预警 · 召回】泊舟召回',
  ])
  await processIncidents(db(), () => new Date(Date.now() + 3_601_000))
  expect((await mails()).at(-1)).toContain('wang@example.org 严重 · 【预警 · 召回】泊舟召回')
  expect(await messages()).toHaveLength(2)
  const { rows } = await sql<{ receiver: string }>`
    select distinct receiver from deliveries where channel = 'inApp'`.execute(db())
  expect(rows).toEqual([{ receiver: '成员 71' }])
})
