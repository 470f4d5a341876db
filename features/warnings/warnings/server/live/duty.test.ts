// Whoever is on duty is told, by the clock of the test; what waits over a hand-over goes to the next.
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { warningsServer } from '../index.ts'
import { processIncidents } from '../process.ts'
import { minuteMs } from '../sending/turn.ts'
import { addPerson, happen, sentSince } from '../testing/incidents.ts'

const { as, databases } = openFeature(
  [warningsServer({ follow() {} })],
  [
    'deliveries',
    'warning_waiting',
    'warning_incidents',
    'warning_versions',
    'warnings',
    'duty_rosters',
    'address_book',
  ],
)
/** A Monday, 10:00 in Shanghai. */
const start = new Date('2026-11-23T02:00:00Z')
const at = (minutes: number) => new Date(start.getTime() + minutes * minuteMs)
const dayMinutes = 1_440

/** In daily turns that change at 09:00. */
async function roster(...contactIds: number[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into duty_rosters (org_id, name, contact_ids, every, starts_on, hand_over) values (7, '夜班', ${contactIds}, 'day', '2026-11-23', '09:00') returning id`.execute(
    databases().worker,
  )
  return rows[0]?.id ?? 0
}
const warning = async (more: object): Promise<number> =>
  (
    await as()('POST', '/inews/warning', {
      name: '泊舟',
      warningWords: '泊舟',
      mediaType: ['web'],
      sentiment: [-1],
      startTime: '2026-11-01',
      endTime: '2026-12-31',
      receiveEmail: true,
      memberIds: [71],
      ...more,
    })
  ).data.id
const mails = async () =>
  (await sentSince(databases().worker, start))
    .filter(({ address }) => address.includes('@'))
    .map(({ minute, address }) => `${minute} ${address.split('@')[0]}`)

test('the person of the turn is told, and whoever is named besides only once', async () => {
  const [ann, bea] = [await addPerson(databases().worker, 'ann'), await addPerson(databases().worker, 'bea')]
  const warningId = await warning({ rosterIds: [await roster(ann, bea)], contactIds: [ann] })
  await happen(databases().worker, { warningId, when: start })
  expect(await mails()).toEqual(['0 ann'])
  await happen(databases().worker, { warningId, when: at(dayMinutes) })
  expect(await mails()).toEqual(['0 ann', `${dayMinutes} ann`, `${dayMinutes} bea`])
})

test('what waits over a hand-over goes to whoever is on duty then', async () => {
  const [ann, bea] = [await addPerson(databases().worker, 'ann'), await addPerson(databases().worker, 'bea')]
  // From 09:00 to 10:00.
  const mornings = Array.from({ length: 7 }, () => `${'0'.repeat(9)}1${'0'.repeat(14)}`)
  const warningId = await warning({ rosterIds: [await roster(ann, bea)], receiveTime: mornings })
  await happen(databases().worker, { warningId, when: at(5), count: 2 })
  await processIncidents(databases().worker, () => at(dayMinutes - 61))
  expect(await mails()).toEqual([])
  await processIncidents(databases().worker, () => at(dayMinutes - 60))
  expect(await mails()).toEqual([`${dayMinutes - 60} bea`])
})

test('a roster of another organisation is refused', async () => {
  const answer = await as()('POST', '/inews/warning', { name: '泊舟', rosterIds: [987_654] })
  expect(answer.http).toBe(400)
  const id = await roster(await addPerson(databases().worker, 'ann'))
  const { data } = await as()('GET', `/inews/warning/${await warning({ rosterIds: [id] })}`)
  expect(data.rosterIds).toEqual([id])
  expect(
    await as('member', 8)('POST', '/inews/warning', {
      name: '泊舟',
      warningWords: '泊舟',
      mediaType: ['web'],
      sentiment: [-1],
      startTime: '2026-11-01',
      endTime: '2026-12-31',
      receiveEmail: true,
      rosterIds: [id],
    }),
  ).toMatchObject({ http: 400, problems: [{ field: 'rosterIds' }] })
})
