import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deliveryHealth } from './health.ts'

const { databases } = openFeature([], ['deliveries', 'delivery_channel_states', 'delivery_channels'])
const now = new Date('2026-11-22T10:00:00Z')

/** @param minutes before now, at which it is or was due */
const message = (state: string, minutes: number, orgId = 7) =>
  sql`
    insert into deliveries (org_id, channel, transport, address, receiver, purpose, message, state, due_at)
    values (${orgId}, 'email', 'email', 'a@example.com', '甲', 'warning', '{}', ${state}, ${new Date(now.getTime() - minutes * 60_000)})`.execute(
    databases().worker,
  )

test('an installation that sends nothing is well', async () => {
  expect(await deliveryHealth(databases().worker, now)).toEqual({
    oldestSeconds: null,
    failedLastHour: 0,
    pausedChannels: 0,
  })
})

test('what is due, what failed within the hour and what pauses is counted over all organisations', async () => {
  await message('waiting', 3)
  await message('waiting', 5, 8)
  await message('waiting', -60)
  await message('accepted', 90)
  await message('failed', 59)
  await message('failed', 61)
  const { rows } = await sql<{ id: number }>`
    insert into delivery_channels (org_id, name, kind, host, enabled) values (7, '甲', 'weCom', 'x', true), (7, '乙', 'weCom', 'x', true), (8, '丙', 'weCom', 'x', false) returning id`.execute(
    databases().worker,
  )
  for (const [place, { id }] of rows.entries())
    await sql`
      insert into delivery_channel_states (org_id, channel_id, failures, paused_at)
      values (${place < 2 ? 7 : 8}, ${id}, 10, ${place === 1 ? null : now}::timestamptz)`.execute(databases().worker)
  expect(await deliveryHealth(databases().worker, now)).toEqual({
    oldestSeconds: 300,
    failedLastHour: 1,
    pausedChannels: 1,
  })
})
