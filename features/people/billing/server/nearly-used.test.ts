import type { Database } from '@guanlan/platform/server'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { billingServer } from './index.ts'
import { notifyOfNearlyUsed } from './nearly-used.ts'

const { databases } = openFeature(
  [billingServer({ system: {} as Database, publicUrl: '', alipay: null })],
  ['deliveries', 'quota_marks', 'quota_uses', 'org_limits'],
)
const db = () => databases().worker
const titles = { letters: ['每日信件', '每日信件', 'Letters a day'], labels: ['标签', '標籤', 'Labels'] } as const
beforeEach(async () => {
  await sql`insert into org_limits (org_id, quota, most) values (7, 'letters', 10), (7, 'labels', 4)`.execute(db())
})
const reported = async (channel: string) => {
  await notifyOfNearlyUsed(db(), titles)
  await notifyOfNearlyUsed(db(), titles)
  const { rows } = await sql<{ title: string }>`
    select message->>'title' as title from deliveries where org_id = 7 and channel = ${channel} order by id limit 100`.execute(
    db(),
  )
  return rows.map(({ title }) => title)
}
const spent = (used: number) =>
  sql`insert into quota_uses (org_id, quota, day, used) values (7, 'letters', quota_day(7), ${used})
    on conflict (org_id, quota, day) do update set used = excluded.used`.execute(db())

test('what is spent by the day is told at 90 and at 100 %, once each, by screen and mail', async () => {
  await spent(8)
  expect(await reported('inApp')).toEqual([])
  await spent(9)
  expect(await reported('inApp')).toEqual(['“每日信件”的额度 10 已用 90%'])
  await spent(10)
  expect(await reported('inApp')).toHaveLength(2)
  expect((await reported('email')).at(-1)).toBe('“每日信件”的额度 10 已用完')
})

test('yesterday is over', async () => {
  await sql`insert into quota_uses (org_id, quota, day, used) values (7, 'letters', quota_day(7) - 35, 10)`.execute(
    db(),
  )
  expect(await reported('inApp')).toEqual([])
})

test('what calls have noted is told once, also after it was reached again', async () => {
  const note = () =>
    sql`insert into quota_marks (org_id, quota, most, percent, day) values (7, 'labels', 4, 100, '1970-01-01') on conflict do nothing`.execute(
      db(),
    )
  await note()
  expect(await reported('inApp')).toEqual(['“标签”的额度 4 已用完'])
  await note()
  expect(await reported('inApp')).toHaveLength(1)
})
