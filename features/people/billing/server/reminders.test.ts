import type { Database } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { billingServer } from './index.ts'
import { reminderDue, remindOfEnds } from './reminders.ts'

test.each([
  [31, 365, null],
  [30, 365, 30],
  [8, 365, 30],
  [7, 365, 7],
  [2, 365, 7],
  [1, 365, 1],
  [0, 365, 0],
  [-7, 365, 0],
  [-8, 365, null],
  // A trial of 14 days does not begin with "ends in 30 days".
  [14, 14, null],
  [7, 14, 7],
  // Nor one of a month, on the day it was bought.
  [30, 30, null],
  [7, 30, 7],
])('%i days before the end of a term of %i days: %s', (left, length, due) => {
  expect(reminderDue(left, length)).toBe(due)
})

const { databases } = openFeature(
  [billingServer({ system: {} as Database, publicUrl: '', alipay: null })],
  ['deliveries', 'subscriptions', 'orders'],
)
const db = () => databases().worker

const reported = async (channel = 'inApp') => {
  const { rows } = await sql<{ title: string }>`
    select message->>'title' as title from deliveries where org_id = 7 and channel = ${channel} order by id limit 100`.execute(
    db(),
  )
  return rows.map(({ title }) => title)
}
const endAt = async (from: string, until: string) => {
  await sql`delete from subscriptions where org_id = 7`.execute(db())
  await sql`insert into subscriptions (org_id, bought, starts_at, ends_at, state) values (7, '{"kind":"package"}', ${from}, ${until}, 'running')`.execute(
    db(),
  )
  await sql`update organisations set subscribed_until = ${until} where id = 7`.execute(db())
}

test('each is told once, on the screen and by mail, by the calendar of the organisation', async () => {
  // 02:00 of 1 July in Shanghai.
  await endAt('2025-07-01T00:00:00Z', '2026-06-30T18:00:00Z')
  const at = async (now: string) => {
    await remindOfEnds(db(), new Date(now))
    await remindOfEnds(db(), new Date(now))
    return reported()
  }
  expect(await at('2026-05-31T15:59:00Z')).toEqual([])
  expect(await at('2026-05-31T16:00:00Z')).toEqual(['订阅将在 30 天后到期（2026-07-01）'])
  expect(await at('2026-06-10T00:00:00Z')).toHaveLength(1)
  expect(await at('2026-06-24T01:00:00Z')).toHaveLength(2)
  expect(await at('2026-06-30T01:00:00Z')).toHaveLength(3)
  expect((await at('2026-06-30T16:30:00Z')).at(-1)).toBe('订阅今天到期')
  expect(await at('2026-07-01T03:00:00Z')).toHaveLength(4)
  expect(await reported('email')).toHaveLength(4)
})

test('who renewed is told of the new end alone, and who was not told in time hears that it has ended', async () => {
  await endAt('2025-07-01T00:00:00Z', '2026-06-30T18:00:00Z')
  await remindOfEnds(db(), new Date('2026-07-02T00:00:00Z'))
  expect(await reported()).toEqual(['订阅已于 2026-07-01 到期'])
  await endAt('2026-07-02T00:00:00Z', '2027-07-02T00:00:00Z')
  await remindOfEnds(db(), new Date('2026-07-02T01:00:00Z'))
  expect(await reported()).toHaveLength(1)
})
