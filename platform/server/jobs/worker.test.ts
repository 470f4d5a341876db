// Long work as people see it: progress, result, cancel, undo, and nothing lost or done twice when a worker dies.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { refuse } from '@guanlan/platform/contract'
import { killAgainAndAgain, migratedDatabase, serveForTests, type TestDatabase } from '@guanlan/platform/testing'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { rounds } from '../../testing/rounds.ts'
import { openCalls } from '../calls/transaction.ts'
import { type Databases, openDatabases } from '../database.ts'
import { diskFiles } from '../files/disk.ts'
import { createApp } from '../http/app.ts'
import { type Listener, openListener } from '../listen.ts'
import { contactServer, table, taggingAll } from '../testing/contacts.ts'
import { operationHalf } from '../testing/operations.ts'
import { type AnyJobWork, type Job, job, work } from './job.ts'
import { cancelTask, startTask } from './put-in.ts'
import { type ResultFiles, resultFiles } from './result-files.ts'
import { purgeTasks, startTaskWorker } from './worker.ts'

let database: TestDatabase
let databases: Databases
let listener: Listener
let app: FastifyInstance
let folder: string
let files: ResultFiles
beforeAll(async () => {
  database = await migratedDatabase()
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query(table)
  await owner.end()
  databases = openDatabases(database.url, { app: 4, worker: 4 })
  const db = databases.worker
  await db
    .insertInto('organisations')
    .values([7, 8].map(id => ({ id, name: `机构 ${id}` })))
    .execute()
  for (const [id, org_id] of [
    [2, 7],
    [3, 7],
    [4, 8],
  ] as const) {
    await db
      .insertInto('users')
      .values({ id, account: `${id}@example.com`, name: `成员 ${id}` })
      .execute()
    await db.insertInto('memberships').values({ org_id, user_id: id, role: 'member' }).execute()
  }
  listener = await openListener(database.url)
  folder = await mkdtemp(join(tmpdir(), 'guanlan-tasks-'))
  files = resultFiles(await diskFiles(folder))
  app = await createApp({ logger: false })
  await serveForTests(app, databases, [contactServer, operationHalf])
  return async () => {
    await app.close()
    await listener.close()
    await databases.close()
    await database.drop()
    await rm(folder, { recursive: true })
  }
})
beforeEach(async () => {
  for (const name of ['contacts', 'tasks', 'operations', 'operation_rows'])
    await sql`delete from ${sql.table(name)}`.execute(databases.worker)
})

const post = async (url: string, payload: object, user = 2, org = 7) => {
  const headers = { authorization: `Bearer ${user}`, orgid: String(org) }
  const reply = await app.inject({ method: 'POST', url, headers, payload })
  return { http: reply.statusCode, ...reply.json() }
}
const taskOf = async (id: number) =>
  databases.worker.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stateOf = (id: number) => async () => (await taskOf(id)).state
const contentOf = async (id: number): Promise<string> => {
  const file = await files.store.get(files.keyOf({ orgId: 7, id }))
  return file ? text(file.stream) : ''
}
const tags = async () =>
  (
    await sql<{
      tags: string[]
      n: number
    }>`select tags, count(*)::int as n from contacts group by 1 order by 1`.execute(databases.worker)
  ).rows

async function working<T>(
  act: () => Promise<T>,
  stored: ResultFiles = files,
  works: readonly AnyJobWork[] = [taggingAll],
): Promise<T> {
  const worker = await startTaskWorker({
    url: database.url,
    calls: openCalls(databases.appPool),
    system: databases.worker,
    listener,
    works,
    files: stored,
    log: () => {},
  })
  try {
    return await act()
  } finally {
    await worker.stop()
  }
}

test('work is done in slices, with progress, a file and an undo', async () => {
  await post('/contacts/many', { count: 220 })
  await working(async () => {
    const { data, operation } = await post('/contacts/tagAll', { tag: '媒体' })
    await expect.poll(stateOf(data.task), { timeout: 10_000 }).toBe('done')
    expect(await taskOf(data.task)).toMatchObject({
      done: 220,
      slices: 5,
      has_file: true,
      user_id: 2,
      operation_id: operation,
      problem: null,
    })
    expect(new Set((await contentOf(data.task)).trim().split('\n')).size).toBe(220)
    expect(await tags()).toEqual([{ tags: ['媒体'], n: 220 }])
    expect(await post(`/inews/operation/${operation}/undo`, {})).toMatchObject({ http: 200, data: { changed: 220 } })
    expect(await tags()).toEqual([{ tags: [], n: 220 }])
  })
})

test('a worker that is killed at any moment loses nothing and does nothing twice', async () => {
  await post('/contacts/many', { count: 500 })
  const { data } = await post('/contacts/tagAll', { tag: '媒体', pauseMs: 60 })
  const script = fileURLToPath(new URL('../testing/task-process.ts', import.meta.url))
  await killAgainAndAgain({
    words: [script, database.url, folder],
    kills: rounds(2, 12),
    lifeMs: kill => 40 + 70 * kill,
    isDone: async () => (await stateOf(data.task)()) === 'done',
  })
  expect(await tags()).toEqual([{ tags: ['媒体'], n: 500 }])
  const lines = (await contentOf(data.task)).trim().split('\n')
  expect([lines.length, new Set(lines).size]).toEqual([500, 500])
  expect(await taskOf(data.task)).toMatchObject({ state: 'done', done: 500 })
})

test('cancelled, the running slice ends and leaves nothing', async () => {
  await post('/contacts/many', { count: 60 })
  await working(async () => {
    const { data } = await post('/contacts/tagAll', { tag: '媒体', pauseMs: 8_000 })
    await expect.poll(stateOf(data.task), { timeout: 5_000 }).toBe('running')
    expect(await databases.worker.transaction().execute(db => cancelTask({ orgId: 7, db }, data.task))).toBe(true)
    // Much sooner than the statement would have taken.
    await expect
      .poll(async () => databases.appPool.totalCount - databases.appPool.idleCount, { timeout: 3_000 })
      .toBe(0)
    expect(await taskOf(data.task)).toMatchObject({ state: 'cancelled', done: 0 })
    expect(await tags()).toEqual([{ tags: [], n: 60 }])
    expect(await databases.worker.transaction().execute(db => cancelTask({ orgId: 7, db }, data.task))).toBe(false)
  })
})

test('what fails is tried again, then given up with its reason; what was done stays to be undone', async () => {
  await post('/contacts/many', { count: 120 })
  await working(async () => {
    const { data, operation } = await post('/contacts/tagAll', { tag: '媒体', failAt: 1 })
    expect(await post(`/inews/operation/${operation}/undo`, {})).toMatchObject({ key: 'platform.stillRunning' })
    await expect.poll(stateOf(data.task), { timeout: 15_000 }).toBe('failed')
    expect(await taskOf(data.task)).toMatchObject({ problem: 'The printer is on fire', failures: 3, done: 50 })
  })
})

test('a disk without room fails the task with a sentence, and the slice leaves nothing', async () => {
  await post('/contacts/many', { count: 10 })
  const full = resultFiles({ ...files.store, put: () => Promise.reject(refuse('unavailable', 'platform.storageFull')) })
  const { data } = await post('/contacts/tagAll', { tag: '媒体' })
  await working(() => expect.poll(stateOf(data.task), { timeout: 15_000 }).toBe('failed'), full)
  // Tried again, for somebody may make room.
  expect(await taskOf(data.task)).toMatchObject({ problem: '{"key":"platform.storageFull","values":{}}', failures: 3 })
  expect(await tags()).toEqual([{ tags: [], n: 10 }])
})

test('one organisation’s tasks take turns with another’s', async () => {
  for (const [user, org] of [
    [2, 7],
    [4, 8],
  ] as const)
    await post('/contacts/many', { count: 20 }, user, org)
  const ours = await Promise.all([1, 2, 3].map(n => post('/contacts/tagAll', { tag: `${n}`, pauseMs: 300 })))
  const theirs = await post('/contacts/tagAll', { tag: '1', pauseMs: 300 }, 4, 8)
  await working(async () => {
    await expect.poll(stateOf(ours[2]?.data.task), { timeout: 10_000 }).toBe('done')
    const [last, other] = [await taskOf(ours[2]?.data.task), await taskOf(theirs.data.task)]
    expect(Number(other.ended_at)).toBeLessThan(Number(last.started_at))
  })
})

const named = <More extends Partial<Job<{ by: string }>>>(name: string, more?: More) =>
  job({ name, title: () => name, input: z.object({ by: z.string() }), ...more })
const put = (of: Job<{ by: string }>, userId: number, by: string) =>
  databases.worker.transaction().execute(db => startTask({ orgId: 7, userId, db }, of, { by }, null))

test('people of an organisation take turns', async () => {
  const counting = named('trial.count')
  const order: string[] = []
  for (const by of ['first', 'second', 'third']) await put(counting, 2, by)
  await put(counting, 3, 'somebody else’s')
  const works = [work(counting, async ({ input }) => ({ cursor: null, done: order.push(input.by) }))]
  await working(() => expect.poll(() => order.length).toBe(4), files, works)
  expect(order).toEqual(['first', 'somebody else’s', 'second', 'third'])
})

test('of what is big one goes on at a time for each person, whatever its kind', async () => {
  const [making, looking] = [named('trial.make', { isBig: true }), named('trial.look', { isBig: true })]
  const open = Promise.withResolvers<void>()
  const done: string[] = []
  const end = (by: string) => ({ cursor: null, done: done.push(by) })
  const works = [
    // Not by the places of calls, of which this small process has one.
    work(
      making,
      async ({ input }) => {
        await open.promise
        return end(input.by)
      },
      { runsAs: 'system' },
    ),
    work(looking, async ({ input }) => end(input.by), { runsAs: 'system' }),
  ]
  const first = await put(making, 2, 'made')
  await working(
    async () => {
      await expect.poll(stateOf(first)).toBe('running')
      for (const [who, by] of [
        [2, 'looked'],
        [3, 'one'],
        [3, 'two'],
      ] as const)
        await put(looking, who, by)
      // Else it came before the second of somebody whose turn had been.
      try {
        await expect.poll(() => done).toEqual(['one', 'two'])
      } finally {
        open.resolve()
      }
      await expect.poll(() => done).toEqual(['one', 'two', 'made', 'looked'])
    },
    files,
    works,
  )
})

test('a task goes with its file when its time is over', async () => {
  await post('/contacts/many', { count: 10 })
  const { data } = await post('/contacts/tagAll', { tag: '媒体' })
  await working(() => expect.poll(stateOf(data.task), { timeout: 5_000 }).toBe('done'))
  await purgeTasks(databases.worker, files)
  expect(await files.store.size(files.keyOf({ orgId: 7, id: data.task }))).not.toBeNull()
  await sql`update tasks set expires_at = now() - interval '1 s'`.execute(databases.worker)
  await purgeTasks(databases.worker, files)
  expect(await files.store.size(files.keyOf({ orgId: 7, id: data.task }))).toBeNull()
  await expect(taskOf(data.task)).rejects.toThrow()
})

test('a task of somebody who leaves is cancelled, and one of the organisation goes on', async () => {
  await post('/contacts/many', { count: 220 })
  const { data: own } = await post('/contacts/tagAll', { tag: '自己', pauseMs: 100 })
  const { data: shared } = await post('/contacts/tagAll', { tag: '大家' })
  await sql`update tasks set of_organisation = true where id = ${shared.task}`.execute(databases.worker)
  await working(async () => {
    await expect.poll(async () => (await taskOf(own.task)).slices).toBeGreaterThan(0)
    await sql`delete from memberships where user_id = 2`.execute(databases.worker)
    expect(await stateOf(own.task)()).toBe('cancelled')
    await expect.poll(stateOf(shared.task)).toBe('done')
  })
  await sql`insert into memberships (org_id, user_id, role) values (7, 2, 'member')`.execute(databases.worker)
  expect((await tags()).every(({ tags }) => tags.includes('大家'))).toBe(true)
})

test('a task of a disabled organisation waits, and goes on where it was when it is enabled again', async () => {
  await post('/contacts/many', { count: 220 })
  const { data } = await post('/contacts/tagAll', { tag: '媒体', pauseMs: 50 })
  const enable = (enabled: boolean) =>
    sql`update organisations set enabled = ${enabled} where id = 7`.execute(databases.worker)
  await working(async () => {
    await expect.poll(async () => (await taskOf(data.task)).slices).toBeGreaterThan(1)
    await enable(false)
    const { state, slices } = await taskOf(data.task)
    expect(state).toBe('waiting')
    // The worker looks for work and finds it, for another organisation only.
    await post('/contacts/many', { count: 10 }, 4, 8)
    const other = await post('/contacts/tagAll', { tag: '别家' }, 4, 8)
    await expect.poll(stateOf(other.data.task)).toBe('done')
    expect(await taskOf(data.task)).toMatchObject({ state: 'waiting', slices })
    await enable(true)
    await expect.poll(stateOf(data.task)).toBe('done')
  })
  expect((await tags()).filter(({ tags }) => tags.length !== 1)).toEqual([])
})
