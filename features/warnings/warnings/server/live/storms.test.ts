// What one receiver gets of very much at once, by the clock of the test; nothing is lost, all of it is in the list.
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { warningsServer } from '../index.ts'
import { processIncidents } from '../process.ts'
import { minuteMs } from '../sending/turn.ts'
import { happen as happenOf } from '../testing/incidents.ts'

const { as, databases } = openFeature(
  [warningsServer({ follow() {} })],
  ['deliveries', 'warning_waiting', 'warning_incident_articles', 'warning_incidents', 'warning_versions', 'warnings'],
)
const start = new Date('2026-11-23T02:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * minuteMs)
const draft = {
  warningWords: '泊舟',
  mediaType: ['web'],
  sentiment: [-1],
  startTime: '2026-11-01',
  endTime: '2026-12-31',
  receiveWechat: true,
  memberIds: [71],
}
let made = 0
const aWarning = async (more: object = {}): Promise<number> =>
  (await as()('POST', '/inews/warning', { name: `预警 ${++made}`, ...draft, ...more })).data.id

const happen = (warningId: number, count: number, when: Date, level: number | null = null) =>
  happenOf(databases().worker, { warningId, count, when, level })
const tend = (when: Date) => processIncidents(databases().worker, () => when)
async function notified(): Promise<string[]> {
  const { rows } = await sql<{ title: string; minute: number }>`
    select message ->> 'title' as title, round(extract(epoch from created_at - ${start}::timestamptz) / 60)::int as minute from deliveries
    where channel = 'inApp' and address = '71' order by created_at, id`.execute(databases().worker)
  return rows.map(({ title, minute }) => `${minute} ${title}`)
}

test.each([
  ['usual', null, 2],
  ['of the highest level', 1, 4],
])('5,000 incidents %s in a minute are few messages, and every one of them is in a summary', async (_, level, most) => {
  const id = await aWarning()
  for (let batch = 0; batch < 10; batch++) await happen(id, 500, new Date(start.getTime() + batch * 6_000), level)
  for (let minute = 0; minute < 30; minute++) await tend(at(minute))
  const messages = await notified()
  expect(messages).toHaveLength(most)
  expect(messages.at(-1)).toContain(`${5_001 - most} 个事件`)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from warning_incidents where messages = 1`.execute(databases().worker)
  expect(rows).toEqual([{ n: 5_000 }])
})

test('a storm has a summary every 15 minutes until it is over, then it is as before', async () => {
  const id = await aWarning()
  for (let minute = 0; minute < 40; minute++) {
    await happen(id, 60, at(minute))
    await tend(at(minute))
  }
  for (let minute = 40; minute < 60; minute++) await tend(at(minute))
  expect((await notified()).map(title => title.split(' ')[0])).toEqual(['0', '1', '16', '31', '46'])
  expect(await notified()).toEqual(expect.arrayContaining([expect.stringMatching(/^46 .*个事件/)]))
  await happen(id, 1, at(70))
  expect((await notified()).at(-1)).toMatch(/^70 .*事件 1$/)
})

test('quiet hours end with one summary; what was taken up meanwhile is not in it', async () => {
  const night = Array.from({ length: 7 }, () => `${'0'.repeat(12)}${'1'.repeat(12)}`)
  const id = await aWarning({ receiveTime: night })
  await happen(id, 3, at(0))
  await happen(id, 2, at(30))
  await sql`update warning_incidents set state = 'acknowledged' where id = (select max(id) from warning_incidents)`.execute(
    databases().worker,
  )
  await tend(at(119))
  expect(await notified()).toEqual([])
  await tend(at(120))
  await tend(at(121))
  expect(await notified()).toEqual([expect.stringMatching(/^120 .*保留期间共 4 个事件/)])
})

test('at set times instead of at once, major ones at once; whoever is not named any more gets nothing', async () => {
  const id = await aWarning({ cycle: ['11:00'] })
  await happen(id, 2, at(0))
  await happen(id, 1, at(1), 1)
  await tend(at(59))
  expect(await notified()).toEqual([expect.stringMatching(/^1 /)])
  await tend(at(60))
  expect(await notified()).toEqual([expect.stringMatching(/^1 /), expect.stringMatching(/^60 .*2 个事件/)])
  await happen(id, 2, at(61))
  await sql`update warnings set member_ids = '{72}'`.execute(databases().worker)
  await tend(at(24 * 60 + 60))
  expect(await notified()).toHaveLength(2)
})

test('the times are set and read by a call', async () => {
  const id = await aWarning()
  const set = await as()('POST', '/inews/warning/cycle', { warningId: id, times: ['18:00', '09:00', '09:00'] })
  expect(set.data).toMatchObject({ warningId: id, times: ['09:00', '18:00'] })
  expect((await as()('GET', '/inews/warning/cycle')).data).toEqual([set.data])
  expect((await as('member', 8)('GET', '/inews/warning/cycle')).data).toEqual([])
  expect((await as('member', 8)('POST', '/inews/warning/cycle', { warningId: id, times: [] })).http).toBe(404)
  expect(await as()('POST', '/inews/warning/cycle', { warningId: id, times: ['9'] })).toMatchObject({ http: 400 })
})
