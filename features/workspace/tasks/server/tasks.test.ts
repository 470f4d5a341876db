// What people see of tasks: their own, with the sentence of a refusal in their language, and their files in parts.

import { type AnyJob, job, resultFiles } from '@guanlan/platform/server'
import { openFeature, testFiles } from '@guanlan/platform/testing'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { taskServer } from './index.ts'

const counting = job({
  name: 'trial.count',
  title: () => 'counting',
  input: z.object({}),
  outcome: result => `found ${(result as { found: number }).found}`,
})
const making = job({
  name: 'trial.make',
  title: () => 'making',
  input: z.object({ made: z.number() }),
  opens: ({ made }) => ({ call: `/inews/trial/${made}`, name: 'made.xlsx' }),
})
const jobs: Record<string, AnyJob> = { 'trial.count': counting, 'trial.make': making }

const files = resultFiles(await testFiles())
const { as, databases } = openFeature(
  [taskServer({ changes: { follow: () => {} }, files, jobNamed: kind => jobs[kind], ahead: () => null })],
  ['tasks'],
)

/** Of the member of organisation 7. */
async function make(more: object = {}): Promise<number> {
  const facts = { org_id: 7, user_id: 71, kind: 'trial.export', input: '{}', state: 'done', ...more }
  const made = await databases().worker.insertInto('tasks').values(facts).returning('id').executeTakeFirstOrThrow()
  return Number(made.id)
}
async function makeFile(more: object = {}): Promise<number> {
  const id = await make({ has_file: true, ...more })
  await files.keepPart({ orgId: 7, id }, 0, '0123')
  await files.keepPart({ orgId: 7, id }, 1, '456789')
  await files.join({ orgId: 7, id }, 2)
  return id
}

test('a file is fetched whole or in parts, each part by who may see the task', async () => {
  const id = await makeFile()
  const fetch = (headers = {}, ask = as()) => ask('GET', `/inews/task/${id}/result`, undefined, headers)
  expect(await fetch()).toMatchObject({ http: 200, file: '0123456789' })
  expect(await fetch({ range: 'bytes=4-6' })).toMatchObject({ http: 206, file: '456' })
  expect((await fetch({ range: 'bytes=4-6' }, as('orgAdmin'))).http).toBe(206)
  for (const other of [as('reader'), as('orgAdmin', 8)])
    expect((await fetch({ range: 'bytes=4-6' }, other)).http).toBe(404)
  await databases().worker.deleteFrom('memberships').where('user_id', '=', 71).execute()
  expect((await fetch({ range: 'bytes=7-' })).http).toBe(403)
  await databases().worker.insertInto('memberships').values({ org_id: 7, user_id: 71, role: 'member' }).execute()
})

test('a file whose time is over is gone, though it still lies there', async () => {
  const id = await makeFile({ expires_at: new Date(Date.now() - 1000) })
  expect((await as()('GET', `/inews/task/${id}/result`)).http).toBe(404)
})

test('what was made is opened from its task once it is done, and by no one else', async () => {
  for (const state of ['running', 'failed', 'cancelled', 'done'])
    await make({ kind: 'trial.make', input: JSON.stringify({ made: 5 }), state })
  const opens = async (ask = as()) =>
    (await ask('GET', '/inews/task')).data
      .filter(({ kind }: { kind: string }) => kind === 'trial.make')
      .map((task: { state: string; opens: object | null }) => [task.state, task.opens])
  expect(Object.fromEntries(await opens())).toEqual({
    ...{ running: null, failed: null, cancelled: null },
    done: { call: '/inews/trial/5', name: 'made.xlsx' },
  })
  expect(await opens(as('reader'))).toEqual([])
})

test('what a refusal says is said in the language of whoever looks', async () => {
  await make({ state: 'failed', problem: JSON.stringify({ key: 'platform.storageFull', values: {} }) })
  await make({ state: 'failed', problem: 'the printer is on fire' })
  const problems = async (locale: 'zh' | 'en') =>
    (await as('member', 7, locale)('GET', '/inews/task')).data.map((task: { problem: string }) => task.problem).sort()
  expect(await problems('en')).toEqual([
    'The storage is full and nothing was kept: ask your administrator',
    'the printer is on fire',
  ])
  expect(await problems('zh')).toContain('存储空间已满，未保存任何内容：请联系管理员')
})

test('what waits says how many come before it, and when it begins by how long the last ones took', async () => {
  const kind = 'trial.line'
  const base = Date.now() - 60_000
  const at = (seconds: number) => new Date(base + seconds * 1_000)
  for (const [ran, state] of [
    [40, 'done'],
    [20, 'done'],
    // Says nothing of how long it takes.
    [1, 'cancelled'],
  ] as const)
    await make({ kind, state, started_at: at(0), ended_at: at(ran) })
  await make({ kind, state: 'running', user_id: 70 })
  const [first, second, other] = [
    await make({ kind, state: 'waiting', waiting_since: at(0) }),
    await make({ kind, state: 'waiting', waiting_since: at(1) }),
    await make({ kind, state: 'waiting', waiting_since: at(2), user_id: 70 }),
  ]
  await make({ kind, state: 'waiting', waiting_since: at(0), org_id: 8, user_id: null })
  const { data } = await as('orgAdmin')('GET', '/inews/task')
  const placeOf = (id: number) => {
    const { ahead, startsIn } = data.find((task: { id: number | string }) => Number(task.id) === id)
    return { ahead, startsIn }
  }
  // People take turns: the first of each before the second of anybody.
  expect([first, other, second].map(placeOf)).toEqual([
    { ahead: 1, startsIn: 30 },
    { ahead: 2, startsIn: 60 },
    { ahead: 3, startsIn: 90 },
  ])
  const running = data.find((task: { kind: string; state: string }) => task.kind === kind && task.state === 'running')
  expect(running).toMatchObject({ ahead: null, startsIn: null })
})

test('work that ended without a result, not needed any more, is listed beside the rest', async () => {
  const without = await make({ kind: 'trial.count' })
  const found = await make({ kind: 'trial.count', result: JSON.stringify({ found: 3 }) })
  const { data } = await as()('GET', '/inews/task')
  const outcomeOf = (expected: number) =>
    data.find(({ id }: { id: number | string }) => Number(id) === expected)?.outcome as string | null
  expect([outcomeOf(without), outcomeOf(found)]).toEqual([null, 'found 3'])
})
