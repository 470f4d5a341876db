/** Jobs of the whole installation, kept in the database: whichever worker is there runs them, each once. */
import type { PoolConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import { patienceMs } from '../answered-soon.ts'
import { loginUrl } from '../logins/login.ts'
import { proveConnection } from '../logins/prove.ts'

export interface Schedule {
  name: string
  /** Minute, hour, day, month, weekday, in UTC. */
  cron: string
  run(): Promise<void>
}

export interface Jobs {
  stop(): Promise<void>
}

/** Nobody waits for a job: it may wait for a connection. */
const leastPatienceMs = 10_000

/** A job that fails is tried again twice, then kept with its error for a week. */
export async function startJobs(
  ownerUrl: string,
  schedules: readonly Schedule[],
  log: (error: unknown, message: string) => void,
): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: loginUrl(ownerUrl, 'guanlan_jobs'),
    schema: 'jobs',
    createSchema: false,
    max: 2,
    connectionTimeoutMillis: Math.max(leastPatienceMs, patienceMs()),
    application_name: 'guanlan jobs',
    // What it makes belongs to the role, not to this login.
    options: '-c role=guanlan_jobs',
    // The queue hands all of this to its pool.
    verify: (client, done) =>
      void proveConnection(client, ownerUrl, 'guanlan_jobs', { become: 'guanlan_jobs' }).then(() => done(), done),
  } satisfies PoolConfig & { schema: string; createSchema: boolean } as ConstructorParameters<typeof PgBoss>[0] &
    object)
  boss.on('error', error => log(error, 'jobs'))
  await boss.start()
  for (const { name, cron, run } of schedules) {
    await boss.createQueue(name, { policy: 'singleton', retryLimit: 2 })
    await boss.schedule(name, cron, null, { tz: 'UTC' })
    await boss.work(name, { pollingIntervalSeconds: 5 }, run)
  }
  return { stop: () => boss.stop({ graceful: true, timeout: 10_000 }) }
}
