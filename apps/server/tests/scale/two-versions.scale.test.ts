// A web and a worker of the release before go on beside those of this one, on the database that this one has migrated: every article is found once, at either, and each leaves in time.
// The release before is a checkout with its packages, named by GUANLAN_BEFORE; without it nothing is tried.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { Reply } from '../product.ts'
import { outsidePostgres, startProcess, startProxy } from './installation.ts'
import { practiceCounts, practiceItems, practiceMonitor, practiceOrg, practiceStatements } from './practice.ts'
import { signIn } from './sign-in.ts'

const before = process.env.GUANLAN_BEFORE
if (!before)
  console.warn(
    'two-versions.scale.test: GUANLAN_BEFORE names no checkout of the release before, so that nothing is tried',
  )

const proxyPort = 18_994
const [oldPort, newPort] = [18_995, 18_996] as const
const origin = `http://localhost:${proxyPort}`
const drainMs = 30_000

test.runIf(before)(
  'two releases serve one installation while they change places',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guanlan-versions-'))
    await chmod(folder, 0o755)
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const postgres = await outsidePostgres(folder)
    onTestFinished(() => postgres.stop())
    const shared = {
      ...postgres.environment,
      GUANLAN_SECRET: 'a secret of all processes, long enough',
      PUBLIC_URL: origin,
    }
    const start = async (name: string, environment: Record<string, string>, of?: string) => {
      const running = await startProcess(folder, name, { ...shared, ...environment }, of)
      onTestFinished(() => running.end('SIGKILL'))
      return running
    }
    const oldWeb = await start('old-web', { GUANLAN_ROLE: 'web', GUANLAN_PORT: String(oldPort) }, before)
    const oldWorker = await start('old-worker', { GUANLAN_ROLE: 'worker' }, before)
    const proxy = await startProxy(proxyPort, [oldPort, newPort])
    onTestFinished(() => void proxy.stop())
    const password = /account operator, password (\S+)/.exec(await oldWeb.said())?.[1] ?? ''
    const session = await signIn(origin, 'operator', password)
    let { token } = await session.refresh()
    const db = new pg.Client({ connectionString: postgres.url })
    await db.connect()
    onTestFinished(() => db.end())
    for (const statement of practiceStatements) await db.query(statement)
    const ask = async (at: string, path: string, body: object) => {
      const reply = await fetch(at + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', orgid: String(practiceOrg) },
        body: JSON.stringify(body),
      })
      return { status: reply.status, body: (await reply.json()) as Reply }
    }
    const made = await ask(origin, '/inews/monitor', practiceMonitor)
    expect(made.status).toBe(200)

    const handIn = async (batch: number) => {
      const items = practiceItems(batch, 20)
      const answer = await ask(origin, '/ua/upload/article/addBatch', { items })
      expect({ batch, status: answer.status }).toEqual({ batch, status: 200 })
    }
    const stored = async (batches: number) =>
      expect
        .poll(async () => (await db.query(practiceCounts)).rows[0], { timeout: 60_000 })
        .toEqual({ articles: batches * 20, hits: batches * 10, waiting: 0 })

    for (let batch = 0; batch < 4; batch++) await handIn(batch)
    await start('new-worker', { GUANLAN_ROLE: 'worker' })
    await start('new-web', { GUANLAN_ROLE: 'web', GUANLAN_PORT: String(newPort) })
    for (let batch = 4; batch < 14; batch++) {
      await handIn(batch)
      const both = [await session.refresh(), await session.refresh()]
      expect(both.map(({ status }) => status)).toEqual([200, 200])
      token = both[1]?.token ?? ''
    }
    await stored(14)
    const totals = await Promise.all(
      [oldPort, newPort].map(async port => {
        const { body } = await ask(`http://localhost:${port}`, '/inews/monitorChart/overview', {
          monitor: made.body.data.id,
          from: new Date(Date.now() - 86_400_000).toISOString(),
          to: new Date().toISOString(),
        })
        return body.data.total.count
      }),
    )
    expect(totals).toEqual([140, 140])

    // The old ones leave while articles come in; what they had begun is done, by them or by the others.
    const leaving = Date.now()
    const left = Promise.all([oldWeb.end('SIGTERM'), oldWorker.end('SIGTERM')])
    for (let batch = 14; batch < 20; batch++) await handIn(batch)
    await left
    expect(Date.now() - leaving).toBeLessThan(drainMs)
    await stored(20)
    expect((await session.refresh()).status).toBe(200)
  },
  240_000,
)
