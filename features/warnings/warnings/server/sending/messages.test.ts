// The number beside an incident is that of the messages that name it, one for each receiver and channel.
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { warningsServer } from '../index.ts'
import { processIncidents } from '../process.ts'
import { happen } from '../testing/incidents.ts'

const { as, databases } = openFeature(
  [warningsServer({ follow() {} })],
  ['deliveries', 'warning_waiting', 'warning_incident_articles', 'warning_incidents', 'warning_versions', 'warnings'],
)
const when = new Date('2026-11-23T02:00:00Z')

test.each([[[71]], [[71, 72]]])('an incident told to members %j counts each message', async memberIds => {
  const draft = { mediaType: ['web'], sentiment: [-1], startTime: '2026-11-01', endTime: '2026-12-31' }
  const warning = { ...draft, name: '泊舟', warningWords: '泊舟', receiveWechat: true, memberIds }
  const { data } = await as()('POST', '/inews/warning', warning)
  const { worker } = databases()
  await happen(worker, { warningId: data.id, count: 1, when, level: null })
  await processIncidents(worker, () => when)
  const { rows } = await sql<{ counted: number; sent: number }>`
    select i.messages as counted, (select count(*)::int from deliveries d where d.org_id = i.org_id and d.thread = 'incident:' || i.id) as sent
    from warning_incidents i`.execute(worker)
  expect(rows).toEqual([{ counted: memberIds.length, sent: memberIds.length }])
})
