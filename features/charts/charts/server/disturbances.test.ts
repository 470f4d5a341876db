// Stretches without collection, from the record of sources by the hour.
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { together } from './disturbances.ts'
import { chartServer } from './index.ts'

const { as, databases } = openFeature([chartServer], ['org_sources', 'sources'])
const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000
const back = (hours: number) => new Date(hour - hours * 3_600_000)

beforeEach(async () => {
  const { worker } = databases()
  await sql`insert into sources (id, url, name, media_type, shared, enabled, created_at) values (1, 'https://a.example/rss', '甲', 1, false, true, ${back(48)}), (2, 'https://b.example/rss', '乙', 1, false, true, ${back(48)})`.execute(
    worker,
  )
  await sql`insert into org_sources (org_id, source_id, name, created_at) values (7, 1, '甲', ${back(48)}), (7, 2, '乙', ${back(48)})`.execute(
    worker,
  )
})

/** `asked` and `failed` of each hour, so many hours back; null: not asked. */
async function record(source: number, hours: readonly ([asked: number, failed: number] | null)[]) {
  for (const [at, each] of hours.entries())
    if (each)
      await sql`insert into source_hours (source_id, hour, asked, failed, fresh) values (${source}, ${back(hours.length - at)}, ${each[0]}, ${each[1]}, ${each[0] - each[1]})`.execute(
        databases().worker,
      )
}
const ask = async (from: Date, to: Date, org: 7 | 8 = 7) =>
  (
    await as('member', org)('POST', '/inews/monitorChart/disturbances', {
      from: from.toISOString(),
      to: to.toISOString(),
    })
  ).data

test('a source that fails is disturbed until it answers again, also in hours in which it is not asked', async () => {
  await record(1, [[6, 0], [6, 6], null, [1, 1], [6, 1]])
  await record(2, [
    [6, 0],
    [6, 0],
    [6, 0],
    [6, 0],
    [6, 0],
  ])
  expect(await ask(back(5), back(0))).toEqual({
    sources: 1,
    senders: 0,
    stretches: [
      { from: back(4).toISOString(), to: back(1).toISOString(), sources: 1, names: ['甲'], ours: false, stood: false },
    ],
  })
  expect(await ask(back(5), back(4))).toEqual({ sources: 0, senders: 0, stretches: [] })
  expect(await ask(back(5), back(0), 8)).toEqual({ sources: 0, senders: 0, stretches: [] })
})

test('hours in which nothing was asked at all are ours', async () => {
  await record(1, [[6, 0], null, [6, 0]])
  const { stretches } = await ask(back(4), back(0))
  expect(stretches).toEqual([
    { from: back(2).toISOString(), to: back(1).toISOString(), sources: 0, names: [], ours: true, stood: false },
  ])
})

test('a source that never brings anything does not disturb', async () => {
  await record(1, [
    [6, 6],
    [6, 6],
  ])
  await record(2, [
    [6, 0],
    [6, 0],
  ])
  expect((await ask(back(2), back(0))).sources).toBe(0)
})

test('outages that touch are one stretch, each source counted once', () => {
  const at = (n: number) => new Date(n)
  expect(
    together([
      { from: at(5), to: at(6), kind: 'source', name: '丙' },
      { from: at(1), to: at(3), kind: 'source', name: '甲' },
      { from: at(3), to: at(4), kind: 'source', name: '甲' },
      { from: at(2), to: at(3), kind: 'source', name: '乙' },
    ]),
  ).toMatchObject({
    sources: 3,
    stretches: [{ sources: 2, names: ['甲', '乙'], to: at(4).toISOString() }, { sources: 1 }],
  })
})
