// What a worker's halves declare goes on: upkeep when its moment comes, a loop until there is nothing more and again when it is woken, a service until the end.
import { migratedDatabase, testFiles } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { expect, test, vi } from 'vitest'
import { openCalls } from './calls/transaction.ts'
import { openDatabases } from './database.ts'
import { openListener } from './listen.ts'
import { startHalves, type WorkerOptions } from './start-worker.ts'
import { workerHalf } from './worker-half.ts'

async function openContext() {
  const database = await migratedDatabase()
  const databases = openDatabases(database.url, { app: 2, worker: 2 })
  const listener = await openListener(database.url)
  const failures: unknown[] = []
  const context: WorkerOptions = {
    db: databases.worker,
    databaseUrl: database.url,
    files: await testFiles(),
    listener,
    log: error => void failures.push(error),
    hasRoom: () => true,
    trustedHosts: new Set(['here:80']),
    calls: openCalls(databases.appPool),
  }
  return {
    context,
    failures,
    async close() {
      await listener.close()
      await databases.close()
      await database.drop()
    },
  }
}

test('upkeep, loops and services are done with what every worker has, and end with it', async () => {
  const { context, failures, close } = await openContext()
  const { calls: _, ...given } = context
  const upkeep = vi.fn(async (_context: unknown) => 'whatever it answers')
  const loop = vi.fn(async (_context: unknown) => loop.mock.calls.length < 3)
  const stop = vi.fn(async () => {})
  const start = vi.fn((_context: unknown) => ({ stop }))
  const half = workerHalf({
    upkeep: [{ name: 'trial-upkeep', cron: '0 0 1 1 *', run: upkeep }],
    loops: [{ name: 'trial', wakeOn: 'trial', idleMs: 3_600_000, run: loop }],
    services: [{ name: 'service', start }],
  })
  const running = await startHalves([workerHalf({}), half], context)

  await vi.waitFor(() => expect(loop).toHaveBeenCalledTimes(3), 10_000)
  await context.listener.listening()
  await sql`select pg_notify('trial', '')`.execute(context.db)
  await vi.waitFor(() => expect(loop).toHaveBeenCalledTimes(4), 10_000)

  const { rows } = await sql`select name, cron, timezone from jobs.schedule`.execute(context.db)
  expect(rows).toEqual([{ name: 'trial-upkeep', cron: '0 0 1 1 *', timezone: 'UTC' }])
  const boss = new PgBoss({
    connectionString: context.databaseUrl,
    schema: 'jobs',
    createSchema: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.send('trial-upkeep')
  await vi.waitFor(() => expect(upkeep).toHaveBeenCalledOnce(), 20_000)
  await boss.stop()

  for (const run of [upkeep, loop, start]) expect(run.mock.lastCall?.[0]).toEqual(given)
  expect(stop).not.toHaveBeenCalled()
  await running.stop()
  expect(stop).toHaveBeenCalledOnce()
  expect(failures).toEqual([])
  await close()
})

test('two of one name start nothing', async () => {
  const start = vi.fn(() => ({ stop: async () => {} }))
  const half = workerHalf({ services: [{ name: 'outbox', start }] })
  await expect(startHalves([half, half], {} as WorkerOptions)).rejects.toThrow('outbox: a loop or service of this name')
  expect(start).not.toHaveBeenCalled()
})
