// What operators see of the installation: figures of the database, tasks that failed, and faults of screens by their cause.
import { tmpdir } from 'node:os'
import { type Answer, openFeature } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type HealthParts, healthServer } from './index.ts'

const nothing = {} as HealthParts
const { as, databases } = openFeature(
  [
    healthServer({
      ...nothing,
      version: '1',
      role: 'all',
      folder: tmpdir(),
      startedAt: new Date(),
      processes: () => [],
      settings: () => ({ list: [{ name: 'GUANLAN_PORT', value: '8080', isSet: false }], unknown: [] }),
    }),
  ],
  ['tasks', 'client_errors', 'solved_client_errors'],
)
const operator = { authorization: 'Bearer 999+operator', orgid: undefined }
const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer> =>
  as('orgAdmin')(method, `/mgrV1/${path}`, body, operator)
const faults = async (question: object = {}) => (await ask('POST', 'clientError/list', question)).data

test('the state names tables with their parts as one, open connections, and room on the disk', async () => {
  const { database, disk, tasks } = (await ask('GET', 'installation/state')).data
  expect(database.bytes).toBeGreaterThan(1_000_000)
  expect(database.tables).toHaveLength(10)
  expect(database.tables.map(({ name }: { name: string }) => name).some((name: string) => /_\d{4}/.test(name))).toBe(
    false,
  )
  expect(database.logins.map(({ role }: { role: string }) => role)).toContain('guanlan_worker')
  expect(disk.free).toBeLessThanOrEqual(disk.total)
  expect(tasks).toEqual({ waiting: 0, running: 0, oldest: null, failedLastDay: 0, failing: [] })
})

test('a failed task is named with its reason and taken up again from where it stopped; another one is not', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into tasks (org_id, kind, input, state, problem, failures, cursor, ended_at) values
      (7, 'labels.mark', '{}', 'failed', ${JSON.stringify({ key: 'platform.storageFull', values: {} })}, 3, '{"at":5}', now()),
      (7, 'labels.mark', '{}', 'done', null, 0, null, now()) returning id`.execute(databases().worker)
  const [failed, done] = rows.map(({ id }) => id)
  const [task] = (await ask('GET', 'installation/state')).data.tasks.failing
  expect(task).toMatchObject({ id: failed, organisation: '机构 7', problem: 'platform.storageFull', failures: 3 })
  expect(await ask('POST', `installation/task/${failed}/retry`)).toMatchObject({ http: 200 })
  const { rows: after } = await sql`select state, failures, cursor from tasks where id = ${failed}`.execute(
    databases().worker,
  )
  expect(after).toEqual([{ state: 'waiting', failures: 0, cursor: { at: 5 } }])
  for (const id of [failed, done])
    expect(await ask('POST', `installation/task/${id}/retry`)).toMatchObject({ http: 404 })
})

test('the same message is one cause, whatever numbers stand in it; solved ones come back when they are met again', async () => {
  await sql`
    insert into client_errors (at, code, content, detail) values
      (now() - interval '2 hours', 10003, 'Chunk 12 failed', '{"name":"甲","url":"/#/old"}'),
      (now() - interval '1 hour', 10003, 'Chunk 340 failed', '{"name":"乙","url":"/#/new"}'),
      (now() - interval '1 hour', 500, 'Chunk 340 failed', null),
      (now() - interval '40 days', 10003, 'long ago', null)`.execute(databases().worker)
  const [first, second] = await faults({ sort: 'times' })
  expect(first).toMatchObject({
    message: 'Chunk 340 failed',
    code: 10_003,
    times: 2,
    people: 2,
    url: '/#/new',
    state: 'open',
  })
  expect(second).toMatchObject({ code: 500, times: 1, url: null })
  expect(await faults()).toHaveLength(2)
  await ask('PUT', 'clientError/solved', { id: first.id, solved: true })
  expect((await faults()).map(({ code }: { code: number }) => code)).toEqual([500])
  expect(await faults({ state: 'solved', like: 'chunk' })).toMatchObject([{ id: first.id }])
  await sql`insert into client_errors (at, code, content) values (now() + interval '1 s', 10003, 'Chunk 7 failed')`.execute(
    databases().worker,
  )
  expect(await faults({ sort: 'times' })).toMatchObject([{ id: first.id, state: 'again', times: 3 }, { code: 500 }])
})

test('members see nothing of it', async () => {
  expect(await as('orgAdmin')('GET', '/mgrV1/installation/state')).toMatchObject({ http: 403 })
  expect(await as('orgAdmin')('POST', '/mgrV1/clientError/list', {})).toMatchObject({ http: 403 })
})

test('settings and test mails are the operator’s: what became of the newest is told', async () => {
  expect((await ask('GET', 'installation/settings')).data.list).toHaveLength(1)
  expect((await as('orgAdmin')('GET', '/mgrV1/installation/settings')).http).toBe(403)
  expect((await ask('POST', 'installation/testMail', { address: 'nobody' })).problems[0]).toMatchObject({
    field: 'address',
  })
  expect((await ask('GET', 'installation/testMail')).data).toBeNull()
  await ask('POST', 'installation/testMail', { address: 'operator@example.com' })
  expect((await ask('GET', 'installation/testMail')).data).toMatchObject({
    address: 'operator@example.com',
    state: 'waiting',
  })
})
