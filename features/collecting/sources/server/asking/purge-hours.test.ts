// Hours that grow old become days of bits, and charts tell of the same outages as before; after 13 months they are gone.
import type { Disturbances } from '@guanlan/features/charts/charts/contract'
import { chartServer } from '@guanlan/features/charts/charts/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { purgeHours } from './purge-hours.ts'

const { as, databases } = openFeature([chartServer], ['source_days', 'source_hours', 'org_sources', 'sources'])
const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** The first hour that is kept as an hour. */
const edge = Math.floor(Date.now() / dayMs) * dayMs - 35 * dayMs
const at = (hours: number) => new Date(edge + hours * hourMs)
const run = (statement: ReturnType<typeof sql>) => statement.execute(databases().worker)

beforeEach(async () => {
  await run(sql`insert into sources (id, url, name, media_type, shared, enabled, created_at)
    select n, 'https://' || n || '.example/rss', name, 1, false, true, ${at(-24 * 500)} from unnest(array['甲', '乙', '丙']) with ordinality as s (name, n)`)
  await run(
    sql`insert into org_sources (org_id, source_id, name, created_at) select 7, id, name, created_at from sources`,
  )
})

const record = (source: number, hour: number, requested: number, failed: number) =>
  run(
    sql`insert into source_hours (source_id, hour, asked, failed, fresh) values (${source}, ${at(hour)}, ${requested}, ${failed}, ${requested - failed})`,
  )
const ask = async (from: Date, to: Date, org: 7 | 8 = 7): Promise<Disturbances> =>
  (await as('member', org)('POST', '/inews/monitorChart/disturbances', { from, to })).data
const kept = async () =>
  Number((await databases().worker.selectFrom('source_days').select(sql`count(*)`.as('n')).executeTakeFirst())?.n)

test('outages are told as before, also those that reach over the edge of what is kept by the hour', async () => {
  // The first fails for hours that reach over two midnights and over the edge, the second is asked once a day, the third never brings anything.
  for (let hour = -100; hour < 60; hour++) {
    const isDown = (hour >= -53 && hour < -20) || hour === -70 || (hour >= -3 && hour < 5)
    await record(1, hour, 6, isDown ? 6 : 0)
    if (hour % 24 === 0) await record(2, hour, 1, hour === -48 || hour === 24 ? 1 : 0)
    await record(3, hour, 1, 1)
  }
  const before = await ask(at(-90), at(50))
  expect(before).toMatchObject({ sources: 2 })
  expect(before.stretches.map(({ from, to }) => [from, to])).toEqual(
    [
      [-70, -69],
      [-53, -20],
      [-3, 5],
      [24, 48],
    ].map(stretch => stretch.map(hour => at(hour ?? 0).toISOString())),
  )
  await purgeHours(databases().worker)
  await purgeHours(databases().worker)
  // Five days of the first and third, four of the second.
  expect(await kept()).toBe(14)
  const { rows } = await sql`select from source_hours where hour < ${at(0)}`.execute(databases().worker)
  expect(rows).toHaveLength(0)
  expect(await ask(at(-90), at(50))).toEqual(before)
  expect(await ask(at(-60), at(-30))).toMatchObject({
    stretches: [{ from: at(-53).toISOString(), to: at(-30).toISOString() }],
  })
  expect(await ask(at(-90), at(50), 8)).toEqual({ sources: 0, senders: 0, stretches: [] })
})

test('an old hour in which nothing was asked is ours, from the first day that is known on', async () => {
  for (const hour of [-30, -29, -27, -26]) await record(1, hour, 6, 0)
  await purgeHours(databases().worker)
  const { stretches } = await ask(at(-32), at(-25))
  expect(stretches).toMatchObject([
    { from: at(-31).toISOString(), to: at(-30).toISOString(), ours: true },
    { from: at(-28).toISOString(), to: at(-27).toISOString(), ours: true },
  ])
  // The day before has no record at all: nothing is known of it.
  expect((await ask(at(-72), at(-49))).stretches).toEqual([])
})

test('days are kept for 13 months, and hours that come late join their day', async () => {
  await run(
    sql`insert into source_days values (1, (now() - interval '13 months')::date - 1, 1, 0, 1), (1, (now() - interval '12 months')::date, 1, 0, 1)`,
  )
  await record(1, -20, 2, 2)
  await purgeHours(databases().worker)
  await record(1, -19, 2, 0)
  await purgeHours(databases().worker)
  const days = await databases()
    .worker.selectFrom('source_days')
    .select(['asked', 'failed', 'fresh'])
    .orderBy('day')
    .execute()
  expect(days).toEqual([
    { asked: 1, failed: 0, fresh: 1 },
    { asked: (1 << 4) | (1 << 5), failed: 1 << 4, fresh: 1 << 5 },
  ])
})
