import { migratedDatabase } from '@guanlan/platform/testing'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openPool } from '../database.ts'
import type { Caller } from './gate.ts'
import type { CallFacts } from './open.ts'
import { sharesOf } from './shares.ts'
import { type Calls, openCalls } from './transaction.ts'

let url = ''
const pools: pg.Pool[] = []
/** Each stands for a process of its own: they share nothing but the database. */
let first: Calls
let second: Calls

beforeAll(async () => {
  const database = await migratedDatabase()
  url = database.url
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(`insert into organisations (id, name) values (1, '机构一'), (2, '机构二');
    insert into users (id, account, name) select n, 'person-' || n, '某人' from generate_series(11, 24) n;
    insert into memberships (org_id, user_id, role) select 1 + (n > 20)::int, n, 'member' from generate_series(11, 24) n`)
  await owner.end()
  return () => database.drop()
})
beforeEach(() => {
  const fresh = [openPool(url, 'guanlan_app', 12), openPool(url, 'guanlan_app', 12)]
  pools.push(...fresh)
  ;[first, second] = fresh.map(pool => openCalls(pool, { shares: sharesOf(12, 8) })) as [Calls, Calls]
})
afterAll(async () => void (await Promise.all(pools.map(pool => pool.end()))))

/** Calls that run until the test is over; who runs is known at any moment. */
function holding() {
  const running = new Set<string>()
  const ended: Promise<unknown>[] = []
  const letGo = new AbortController()
  onTestFinished(async () => {
    letGo.abort()
    await Promise.allSettled(ended)
  })
  const untilLetGo = () =>
    new Promise<void>(resolve => {
      if (letGo.signal.aborted) resolve()
      else letGo.signal.addEventListener('abort', () => resolve())
    })
  return {
    running,
    start(calls: Calls, name: string, caller: Caller, more: Partial<CallFacts> = {}) {
      const whole = calls.within({ ...caller, kind: 'expensive', ...more }, () => {
        running.add(name)
        return untilLetGo()
      })
      ended.push(whole)
      return whole
    },
  }
}

test('processes on one database share one bound of expensive calls, by person and by organisation', async () => {
  const { running, start } = holding()
  for (let n = 0; n < 3; n++) {
    void start(first, `lin here ${n}`, { orgId: 1, userId: 11 })
    void start(second, `lin there ${n}`, { orgId: 1, userId: 11 })
  }
  await expect.poll(() => running.size).toBe(2)
  for (const userId of [12, 13]) {
    void start(first, `${userId} here`, { orgId: 1, userId })
    void start(second, `${userId} there`, { orgId: 1, userId })
  }
  await expect.poll(() => running.size).toBe(3)
  // Another organisation does not wait for this one.
  await expect(second.within({ orgId: 2, userId: 21, kind: 'expensive' }, async () => 'served')).resolves.toBe('served')
  expect(running.size).toBe(3)
})

test('an expensive call holds no connection while it waits for another process', async () => {
  const { running, start } = holding()
  for (const userId of [11, 12, 13]) void start(first, String(userId), { orgId: 1, userId })
  await expect.poll(() => running.size).toBe(3)
  for (const userId of [14, 15, 16]) void start(second, String(userId), { orgId: 1, userId })
  await expect.poll(() => second.ahead({ orgId: 1, userId: 16 })).toBe(0)
  const [, pool] = pools.slice(-2)
  await expect.poll(() => [pool?.totalCount, pool?.idleCount].join()).toMatch(/^(\d+),\1$/)
})

test('the place of a process that dies is free again', async () => {
  const { running, start } = holding()
  for (const userId of [11, 12, 13]) void start(first, String(userId), { orgId: 1, userId }).catch(() => {})
  await expect.poll(() => running.size).toBe(3)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  )
  await owner.end()
  await expect(second.within({ orgId: 1, userId: 14, kind: 'expensive' }, async () => 'served')).resolves.toBe('served')
})

test('who is no member fills no line of an organisation', async () => {
  const { start } = holding()
  for (let n = 0; n < 150; n++) void start(first, `stranger ${n}`, { orgId: 2, userId: 11 }).catch(() => {})
  await expect(first.within({ orgId: 2, userId: 21, kind: 'expensive' }, async () => 'served')).resolves.toBe('served')
  expect(first.gate.state().find(({ orgId }) => orgId === 2)?.all ?? 0).toBe(0)
})

test('a call whose caller leaves while it waits ends at once', async () => {
  const { running, start } = holding()
  for (const userId of [11, 12, 13]) void start(first, String(userId), { orgId: 1, userId })
  await expect.poll(() => running.size).toBe(3)
  const leaving = new AbortController()
  const waiting = start(second, 'leaving', { orgId: 1, userId: 14 }, { signal: leaving.signal })
  await expect.poll(() => second.ahead({ orgId: 1, userId: 14 })).toBe(0)
  leaving.abort(new Error('left'))
  await expect(waiting).rejects.toThrow('left')
  expect(second.ahead({ orgId: 1, userId: 14 })).toBeNull()
})
