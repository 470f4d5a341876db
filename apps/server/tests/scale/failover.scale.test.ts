// The primary PostgreSQL is killed amid an import and its standby takes over: every process follows, no article that was taken is lost, nobody is signed out.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { primaryAndStandby, runStatement } from '../../../../tools/scale/postgres/standby.ts'
import type { Reply } from '../product.ts'
import { outsidePostgres, startProcess } from './installation.ts'
import { practiceCounts, practiceItems, practiceMonitor, practiceOrg, practiceStatements } from './practice.ts'
import { signIn } from './sign-in.ts'

const primaryPort = 18_991
const standbyPort = 18_992
const webPort = 18_993
const origin = `http://localhost:${webPort}`

test('a standby that takes over is followed by a web and a worker, and every article is found once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-failover-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { url, environment, stop } = await outsidePostgres(folder)
  await stop()
  const { primary, standby } = await primaryAndStandby({ folder, url }, { primaryPort, standbyPort })
  const shared = {
    ...environment,
    DATABASE_URL: environment.DATABASE_URL.replace(/:\d+\//, `:${primaryPort}/`),
    DATABASE_STANDBYS: `localhost:${standbyPort}`,
    GUANLAN_SECRET: 'a secret of all processes, long enough',
    PUBLIC_URL: origin,
  }
  const web = await startProcess(folder, 'web', { ...shared, GUANLAN_ROLE: 'web', GUANLAN_PORT: String(webPort) })
  onTestFinished(() => web.end('SIGKILL'))
  const worker = await startProcess(folder, 'worker', { ...shared, GUANLAN_ROLE: 'worker' })
  onTestFinished(() => worker.end('SIGKILL'))
  const password = /account operator, password (\S+)/.exec(await web.said())?.[1] ?? ''
  const session = await signIn(origin, 'operator', password)
  let { token } = await session.refresh()

  for (const statement of practiceStatements) await runStatement(primary.url, statement)
  const ask = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', orgid: String(practiceOrg) }
    const reply = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: reply.status, body: (await reply.json()) as Reply }
  }
  expect((await ask('/inews/monitor', practiceMonitor)).status).toBe(200)

  const handIn = async (batch: number) => {
    const items = practiceItems(batch, 20)
    for (const until = Date.now() + 60_000; Date.now() < until; ) {
      const answer = await ask('/ua/upload/article/addBatch', { items }).catch(() => null)
      if (answer?.status === 200) return
      // Away for a moment is 503: nobody is sent to sign in again.
      expect([undefined, 503]).toContain(answer?.status)
      await new Promise(resolve => setTimeout(resolve, 300))
    }
    throw new Error(`batch ${batch} was not taken`)
  }
  const batches = 20
  let away = 0
  for (let batch = 0; batch < batches; batch++) {
    if (batch === 8) {
      await primary.end('SIGKILL')
      away = Date.now()
      await runStatement(standby.url, 'select pg_promote()')
    }
    await handIn(batch)
    if (batch === 8) console.log(`handed in again ${Date.now() - away} ms after the primary was killed`)
  }
  const refreshed = await session.refresh()
  expect(refreshed.status).toBe(200)
  token = refreshed.token
  await expect
    .poll(async () => (await runStatement(standby.url, practiceCounts))[0], { timeout: 60_000 })
    .toEqual({ articles: batches * 20, hits: batches * 10, waiting: 0 })
  expect(await worker.said()).toContain(`takes changes at localhost:${standbyPort} now`)
  const [tls] = await runStatement(
    standby.url,
    `select bool_and(ssl) as all, count(*)::int as connections from pg_stat_ssl join pg_stat_activity using (pid) where application_name like 'guanlan%' and datname = 'here'`,
  )
  expect(tls).toMatchObject({ all: true })
})
