// Processes say that they are there; one that died is told of, one that left is not.
import { hostname } from 'node:os'
import { openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countProcesses } from '../contract.ts'
import { openBeats, otherWebs, purgeBeats } from './beats.ts'

const { databases } = openFeature([], ['process_beats'])
const opened = (role: 'all' | 'web' | 'worker', version = '1') =>
  openBeats({
    db: databases().worker,
    role,
    version,
    startedAt: new Date('2026-11-24T00:00:00Z'),
    ...(role === 'worker' && { matching: () => ({ version: '17', lagMs: 12.5 }), sparesIndex: () => true }),
  })

test('each process knows all, the dead one too, until an hour has passed', async () => {
  const [first, second, worker] = [opened('web'), opened('web', '2'), opened('worker')]
  for (const one of [worker, second, first]) await one.beat()
  expect(otherWebs(first)).toBe(1)
  expect(first.processes().map(({ role, version, silent }) => [role, version, silent])).toEqual([
    ['web', '1', false],
    ['web', '2', false],
    ['worker', '1', false],
  ])
  expect(first.processes().at(-1)).toMatchObject({
    host: hostname(),
    pid: process.pid,
    startedAt: '2026-11-24T00:00:00.000Z',
    rulesVersion: '17',
    lagMs: 12.5,
    sparesIndex: true,
  })
  expect(first.processes()[0]).toMatchObject({ rulesVersion: null, lagMs: null, sparesIndex: false })
  expect(first.processes()[0]?.memoryBytes).toBeGreaterThan(1_000_000)

  await sql`update process_beats set seen_at = now() - interval '31 seconds' where id = ${second.id}`.execute(
    databases().worker,
  )
  await first.beat()
  expect(otherWebs(first)).toBe(0)
  expect(countProcesses(first.processes())).toEqual([
    { role: 'web', version: '1', there: 1, silent: 0 },
    { role: 'web', version: '2', there: 0, silent: 1 },
    { role: 'worker', version: '1', there: 1, silent: 0 },
  ])

  await worker.leave()
  await sql`update process_beats set seen_at = now() - interval '61 minutes' where id = ${second.id}`.execute(
    databases().worker,
  )
  await first.beat()
  expect(first.processes()).toHaveLength(1)
  await purgeBeats(databases().worker)
  expect((await sql`select from process_beats`.execute(databases().worker)).rows).toHaveLength(1)
})
