// Nobody takes an incident up: the next step is told, by the clock of the test, until somebody does.
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { warningsServer } from '../index.ts'
import { processIncidents } from '../process.ts'
import { minuteMs } from '../sending/turn.ts'
import { addPerson, happen as happenOf, sentSince } from '../testing/incidents.ts'

const { as, databases, undo } = openFeature(
  [warningsServer({ follow() {} })],
  [
    'deliveries',
    'warning_waiting',
    'warning_escalations',
    'warning_incidents',
    'warning_versions',
    'warnings',
    'address_book',
  ],
)
/** A Monday, 10:00 in Shanghai. */
const start = new Date('2026-11-23T02:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * minuteMs)
const path = '/inews/warning'
const draft = {
  name: '泊舟',
  warningWords: '泊舟',
  mediaType: ['web'],
  sentiment: [-1],
  startTime: '2026-11-01',
  endTime: '2026-12-31',
  receiveEmail: true,
  memberIds: [71],
}
const aWarning = async (more: object): Promise<number> => (await as()('POST', path, { ...draft, ...more })).data.id
const happen = (warningId: number, minutes: number, more: object = {}) =>
  happenOf(databases().worker, { warningId, when: at(minutes), ...more })
/** All that is to be done at a minute. */
async function tend(minutes: number): Promise<void> {
  while (await processIncidents(databases().worker, () => at(minutes)));
}
const notified = async () =>
  (await sentSince(databases().worker, start)).map(({ minute, address }) => `${minute} ${address.split('@')[0]}`)
/** All that was put into the outbox has left it. */
const arrived = () => sql`update deliveries set state = 'accepted'`.execute(databases().worker)
const act = (id: number | undefined, state: string) => as()('PUT', `${path}/incident/state`, { ids: [id], state })

test('each step is told after its minutes, the steps are repeated, and then there is peace', async () => {
  const ann = await addPerson(databases().worker, 'ann')
  const warningId = await aWarning({
    escalation: [
      { afterMinutes: 10, memberIds: [72] },
      { afterMinutes: 5, contactIds: [ann] },
    ],
    escalationRepeats: 1,
  })
  await happen(warningId, 0)
  await tend(9)
  expect(await notified()).toEqual(['0 71'])
  for (let minute = 10; minute <= 100; minute++) await tend(minute)
  expect(await notified()).toEqual(['0 71', '10 72', '15 ann', '25 72', '30 ann'])
  const [, step] = await sentSince(databases().worker, start)
  expect(step).toMatchObject({
    title: '【预警 · 泊舟】事件 1',
    lines: expect.arrayContaining(['10 分钟内无人确认，升级通知。']),
  })
})

test('whoever acknowledges ends it, and those told hear who took it', async () => {
  const warningId = await aWarning({
    escalation: [
      { afterMinutes: 10, memberIds: [72] },
      { afterMinutes: 5, memberIds: [70] },
    ],
  })
  const [id] = await happen(warningId, 0)
  await tend(10)
  await arrived()
  const acknowledged = await act(id, 'acknowledged')
  await tend(12)
  await tend(60)
  expect(await notified()).toEqual(['0 71', '10 72', '12 72'])
  expect((await sentSince(databases().worker, start)).at(-1)?.title).toBe('成员 71 已确认：事件 1')
  await undo(acknowledged.operation)
  await tend(70)
  await tend(74)
  expect(await notified()).toHaveLength(3)
  await tend(75)
  expect((await notified()).at(-1)).toBe('75 70')
})

test('what waits of it is taken back when somebody acknowledges', async () => {
  const ann = await addPerson(databases().worker, 'ann', { paused_until: at(300).toISOString() })
  const warningId = await aWarning({ escalation: [{ afterMinutes: 10, contactIds: [ann] }] })
  const [id] = await happen(warningId, 0)
  await tend(10)
  const mail = async () => (await sentSince(databases().worker, start)).find(({ address }) => address.includes('ann'))
  expect(await mail()).toMatchObject({ state: 'waiting', due: 300 })
  await act(id, 'inHand')
  expect(await mail()).toMatchObject({ state: 'cancelled' })
})

test('outside the hours of the warning nobody else is told, but for the highest level', async () => {
  const mornings = Array.from({ length: 7 }, () => `${'0'.repeat(9)}11${'0'.repeat(13)}`)
  const warningId = await aWarning({ receiveTime: mornings, escalation: [{ afterMinutes: 50, memberIds: [72] }] })
  await happen(warningId, 20)
  await happen(warningId, 20, { level: 1 })
  await tend(70)
  expect((await notified()).filter(line => line.endsWith('72'))).toEqual(['70 72'])
  await tend(23 * 60 - 1)
  expect((await notified()).filter(line => line.endsWith('72'))).toHaveLength(1)
  await tend(23 * 60)
  expect((await notified()).at(-1)).toBe(`${23 * 60} 72`)
})

test('many at once are one message', async () => {
  const warningId = await aWarning({ escalation: [{ afterMinutes: 10, memberIds: [72] }] })
  await happen(warningId, 0, { count: 400 })
  await tend(10)
  const mine = (await sentSince(databases().worker, start)).filter(({ address }) => address === '72')
  expect(mine.map(({ title }) => title)).toEqual(['【预警】400 个事件无人确认，共 400 篇'])
})

test('the pane shows the clock; it is gone when the warning is off', async () => {
  const warningId = await aWarning({ escalation: [{ afterMinutes: 10, memberIds: [72] }] })
  const [id] = await happen(warningId, 0)
  const clock = async () => (await as()('GET', `${path}/incident/${id}`)).data.escalation
  expect(await clock()).toEqual({ step: 2, round: 1, at: at(10).toISOString() })
  await as()('PUT', `${path}/enable/${warningId}`, { enabled: false })
  await tend(10)
  expect(await notified()).toEqual(['0 71'])
  expect(await clock()).toBeNull()
})

test('incidents put together have one clock', async () => {
  const warningId = await aWarning({ escalation: [{ afterMinutes: 10, memberIds: [72] }] })
  const [one, other] = await happen(warningId, 0, { count: 2 })
  await sql`update warning_incidents set merged_into = ${one} where id = ${other}`.execute(databases().worker)
  await tend(10)
  expect((await sentSince(databases().worker, start)).filter(({ address }) => address === '72')).toMatchObject([
    { title: expect.stringContaining('事件 1') },
  ])
})

test.each<[string, object, string]>([
  ['nobody', { afterMinutes: 10 }, 'escalation.0.contactIds'],
  ['no minutes', { afterMinutes: 0, memberIds: [72] }, 'escalation.0.afterMinutes'],
  ['a member of another organisation', { afterMinutes: 10, memberIds: [80] }, 'escalation.0.memberIds'],
  ['a channel that is not there', { afterMinutes: 10, channelIds: [987_654] }, 'escalation.0.channelIds'],
  ['a group that is not there', { afterMinutes: 10, groups: ['夜班'] }, 'escalation.0.groups'],
])('a step with %s is refused by the field', async (_, step, field) => {
  expect(await as()('POST', path, { ...draft, escalation: [step] })).toMatchObject({ http: 400, problems: [{ field }] })
})
