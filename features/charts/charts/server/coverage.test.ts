// What a question lacks: disturbed sources with their usual share, silent senders, standstills, fillings and changed rules; a range before has none of it.
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { newArticle } from '../../../articles/articles/server/testing/new-article.ts'
import { storeArticles } from '../../../articles/articles/server/testing/store-articles.ts'
import type { Coverage } from '../contract.ts'
import { chartServer } from './index.ts'

const { as, databases } = openFeature([chartServer])
const hourMs = 3_600_000
const hour = Math.floor(Date.now() / hourMs) * hourMs
const back = (hours: number) => new Date(hour - hours * hourMs)
const week = 168

beforeAll(async () => {
  const { worker } = databases()
  const run = (statement: ReturnType<typeof sql>) => statement.execute(worker)
  await run(
    sql`insert into sources (id, url, name, media_type, shared, enabled, created_at) values (1, 'https://a.example/rss', '甲', 1, false, true, ${back(2_000)}), (2, 'https://b.example/rss', '乙', 1, false, true, ${back(2_000)})`,
  )
  await run(
    sql`insert into org_sources (org_id, source_id, name, created_at) values (7, 1, '甲', ${back(2_000)}), (7, 2, '乙', ${back(2_000)})`,
  )
  // The first source fails in the fourth and fifth hour back; both answer otherwise.
  await run(sql`insert into source_hours (source_id, hour, asked, failed, fresh)
    select s, ${back(0)}::timestamptz - n * interval '1 hour', 6, case when s = 1 and n in (4, 5) then 6 else 0 end, case when s = 1 and n in (4, 5) then 0 else 3 end
    from generate_series(1, 2) s, generate_series(0, 60) n`)
  await run(
    sql`insert into monitors (id, org_id, kind, name, rule, version) values (700, 7, 'item', '青麓', '甲', 2), (701, 7, 'item', '另一', '甲', 1), (800, 8, 'item', '别家', '甲', 1)`,
  )
  await run(sql`insert into monitor_versions (org_id, monitor_id, version, name, rule, detail, changed_at)
    values (7, 700, 1, '青麓', '乙', '{}', ${back(900)}), (7, 700, 2, '青麓', '甲', '{}', ${back(6)}), (7, 701, 1, '另一', '甲', '{}', ${back(6)})`)
  await run(
    sql`insert into tasks (org_id, kind, about, input, state, done, total) values (7, 'monitors.fill', '700', '{}', 'running', 30, 100), (7, 'monitors.fill', '701', '{}', 'done', 9, 9)`,
  )
  const hit = [{ orgId: 7, monitorId: 700, version: 1 }]
  const articles = Array.from({ length: 20 }, (_, n) =>
    newArticle({
      title: `第${n}条`,
      body: String.fromCodePoint(0x4e00 + n * 97).repeat(60),
      media: n < 3 ? '甲' : n < 15 ? '乙' : '别的',
      publishedAt: back(100 + n * 10),
      hits: n === 19 ? [{ orgId: 7, monitorId: 701, version: 1 }] : hit,
    }),
  )
  await worker.transaction().execute(tx => storeArticles(tx, articles, new Map()))
  // Hourly for three weeks, silent since five hours; a hook that fell silent last month is no sender any more.
  await run(sql`insert into sender_hours (org_id, sender, user_id, hour, first_at, last_at, articles)
    select 7, 'push', 71, h, h, h, 5 from generate_series(${back(3 * week)}::timestamptz, ${back(6)}, interval '1 hour') h`)
  await run(sql`insert into sender_hours (org_id, sender, user_id, hour, first_at, last_at, articles)
    select 7, 'hook 1', 0, h, h, h, 5 from generate_series(${back(7 * week)}::timestamptz, ${back(5 * week)}, interval '1 hour') h`)
  await run(
    sql`insert into running_stretches values (${back(500)}, ${back(9)}), (${back(8)}, ${back(3)}), (${new Date(back(3).getTime() + 60_000)}, now())`,
  )
})

const ask = async (from: Date, to: Date, more: object = {}, org: 7 | 8 = 7): Promise<Coverage> =>
  (
    await as('member', org)('POST', '/inews/monitorChart/coverage', {
      from: from.toISOString(),
      to: to.toISOString(),
      ...more,
    })
  ).data
const iso = (hours: number) => back(hours).toISOString()

test('says what the last day lacks', async () => {
  const { silentSenders, running, ...reported } = await ask(back(24), new Date())
  expect(reported).toEqual({
    sources: 2,
    disturbed: { count: 1, names: ['甲'] },
    usualShare: 3 / 20,
    stood: [{ from: iso(9), to: iso(8) }],
    fillings: [{ name: '青麓', done: 30, total: 100 }],
    ruleChanges: [{ monitorId: 700, name: '青麓', at: iso(6) }],
  })
  expect(silentSenders).toMatchObject([
    { name: expect.stringContaining('push'), since: iso(5), until: null, missed: 5 },
  ])
  expect(running).toBe(iso(0))
})

test('the share is that of the question', async () => {
  expect((await ask(back(24), new Date(), { monitor: 701 })).usualShare).toBe(0)
  const { usualShare, fillings, ruleChanges } = await ask(back(24), new Date(), { monitor: 700 })
  expect([usualShare, fillings.length, ruleChanges.length]).toEqual([3 / 19, 1, 1])
})

test('a range before is untouched', async () => {
  expect(await ask(back(60), back(30))).toEqual({
    sources: 2,
    disturbed: { count: 0, names: [] },
    usualShare: null,
    silentSenders: [],
    stood: [],
    fillings: [{ name: '青麓', done: 30, total: 100 }],
    ruleChanges: [],
    running: null,
  })
})

test('the stretches of charts hold all of it', async () => {
  const { data } = await as()('POST', '/inews/monitorChart/disturbances', { from: iso(24), to: iso(0) })
  expect(data).toMatchObject({
    sources: 1,
    senders: 1,
    stretches: [
      { from: iso(9), to: iso(8), stood: true, sources: 0 },
      { from: iso(5), stood: false, sources: 2, names: ['甲', expect.stringContaining('push')] },
    ],
  })
})

test('another organisation has the standstill alone, and no monitor of others', async () => {
  expect(await ask(back(24), new Date(), {}, 8)).toMatchObject({
    sources: 0,
    disturbed: { count: 0 },
    silentSenders: [],
    stood: [{ from: iso(9) }],
    fillings: [],
    ruleChanges: [],
  })
  const body = { from: iso(24), to: iso(0), monitor: 700 }
  expect((await as('member', 8)('POST', '/inews/monitorChart/coverage', body)).http).toBe(404)
  const reversed = await as()('POST', '/inews/monitorChart/coverage', { from: iso(0), to: iso(24) })
  expect(reversed).toMatchObject({ http: 400, problems: [{ field: 'to' }] })
})
