// Telling is done while articles are stored: a batch full of messages takes as many statements as one message, and what is told of one warning counts for the next.
import type { Tx } from '@guanlan/platform/server'
import { countStatements, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { warningsServer } from '../index.ts'
import { notifyReceivers, type Telling } from './notify.ts'

const { as, databases } = openFeature(
  [warningsServer({ follow() {} })],
  ['deliveries', 'warning_waiting', 'warning_incident_articles', 'warning_incidents', 'warning_versions', 'warnings'],
)
const now = new Date('2026-11-23T02:00:00Z')
let made = 0
const aWarning = async (orgId: 7 | 8 = 7): Promise<number> =>
  (
    await as('member', orgId)('POST', '/inews/warning', {
      name: `预警 ${++made}`,
      warningWords: '泊舟',
      mediaType: ['web'],
      sentiment: [-1],
      startTime: '2026-11-01',
      endTime: '2026-12-31',
      receiveWechat: true,
    })
  ).data.id

async function opened(tx: Tx, warningId: number, orgId = 7): Promise<Telling> {
  const { rows } = await sql<{ id: number }>`
    insert into warning_incidents (org_id, warning_id, warning_name, source, title, sentiment, articles, opened_at, last_at, told_at)
    values (${orgId}, ${warningId}, '泊舟', 'auto', '事件', -1, 1, ${now}, ${now}, ${now}) returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  return { orgId, incidentId: id, warningId, articleId: id, reason: 'first', level: null }
}

/** How many statements it took to tell of so many incidents, each of a warning of its own. */
async function statementsFor(warningIds: readonly number[], orgId = 7): Promise<number> {
  let statements = 0
  await databases()
    .worker.transaction()
    .execute(async tx => {
      const tellings: Telling[] = []
      for (const id of warningIds) tellings.push(await opened(tx, id, orgId))
      const counted = countStatements(tx)
      await notifyReceivers(counted.db, tellings, now)
      statements = counted.count()
    })
  return statements
}

const sent = async () =>
  (
    await sql<{ org: number; address: string; n: number }>`
      select org_id as org, address, count(*)::int as n from deliveries where channel = 'inApp' group by org_id, address order by org_id, address`.execute(
      databases().worker,
    )
  ).rows

test('eight messages of eight warnings take no more statements than one', async () => {
  const ids: number[] = []
  for (let n = 0; n < 9; n++) ids.push(await aWarning())
  const one = await statementsFor(ids.slice(0, 1))
  expect(one).toBeGreaterThan(4)
  expect(one).toBeLessThan(12)
  expect(await statementsFor(ids.slice(1))).toBe(one)
  expect((await sent()).map(({ n }) => n)).toEqual(expect.arrayContaining([9]))
})

test('warnings of one batch share the budget of a receiver; what is beyond it waits', async () => {
  const ids: number[] = []
  for (let n = 0; n < 13; n++) ids.push(await aWarning())
  await statementsFor(ids)
  expect(new Set((await sent()).map(({ n }) => n))).toEqual(new Set([10]))
  const { rows } = await sql<{ n: number; why: string }>`
    select count(distinct warning_id)::int as n, why from warning_waiting group by why`.execute(databases().worker)
  expect(rows).toEqual([{ n: 3, why: 'storm' }])
})

test('organisations of one batch are told of their own alone', async () => {
  const [mine, theirs] = [await aWarning(7), await aWarning(8)]
  await databases()
    .worker.transaction()
    .execute(async tx => notifyReceivers(tx, [await opened(tx, mine, 7), await opened(tx, theirs, 8)], now))
  const { rows } = await sql<{ org: number; ownPeople: boolean; ownIncident: boolean }>`
    select d.org_id as org, bool_and(exists (select from memberships m where m.org_id = d.org_id and m.user_id = d.user_id)) as "ownPeople",
      bool_and(exists (select from warning_incidents i where i.org_id = d.org_id and 'incident:' || i.id = d.thread)) as "ownIncident"
    from deliveries d group by d.org_id order by d.org_id`.execute(databases().worker)
  expect(rows).toEqual([
    { org: 7, ownPeople: true, ownIncident: true },
    { org: 8, ownPeople: true, ownIncident: true },
  ])
})
