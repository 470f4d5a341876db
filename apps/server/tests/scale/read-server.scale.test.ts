// A standby answers charts in place of the primary: never with older numbers, and the primary answers while it is behind or away.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { primaryAndStandby, runStatement } from '../../../../tools/scale/postgres/standby.ts'
import type { Reply } from '../product.ts'
import { outsidePostgres, startProcess } from './installation.ts'
import { practiceItems, practiceMonitor, practiceOrg, practiceStatements } from './practice.ts'
import { signIn } from './sign-in.ts'

const primaryPort = 18_994
const standbyPort = 18_995
const webPort = 18_996
const origin = `http://localhost:${webPort}`
const metricsToken = 'a token for the test of a read server'

test('charts are answered by a standby that has everything, and by the primary while it has not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-reads-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { url, environment, stop } = await outsidePostgres(folder)
  await stop()
  const { primary, standby } = await primaryAndStandby({ folder, url }, { primaryPort, standbyPort })
  // Whoever answers does not wait for it: it may be behind at any moment.
  await runStatement(primary.url, "alter system set synchronous_standby_names = ''")
  await runStatement(primary.url, 'select pg_reload_conf()')
  const all = await startProcess(folder, 'all', {
    ...environment,
    DATABASE_URL: environment.DATABASE_URL.replace(/:\d+\//, `:${primaryPort}/`),
    DATABASE_READ_SERVER: `localhost:${standbyPort}`,
    GUANLAN_SECRET: 'a secret of all processes, long enough',
    GUANLAN_METRICS_TOKEN: metricsToken,
    GUANLAN_PORT: String(webPort),
    PUBLIC_URL: origin,
  })
  onTestFinished(() => all.end('SIGKILL'))
  const password = /account operator, password (\S+)/.exec(await all.said())?.[1] ?? ''
  const { token } = await (await signIn(origin, 'operator', password)).refresh()
  for (const statement of practiceStatements) await runStatement(primary.url, statement)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', orgid: String(practiceOrg) }
  const ask = async (path: string, body: object, method = 'POST') => {
    const reply = await fetch(origin + path, { method, headers, body: JSON.stringify(body) })
    return { status: reply.status, body: (await reply.json()) as Reply }
  }
  expect((await ask('/inews/monitor', practiceMonitor)).status).toBe(200)
  expect((await ask('/ua/upload/article/addBatch', { items: practiceItems(0, 60) })).status).toBe(200)
  const counted = async () => (await runStatement(primary.url, 'select count(*)::int as n from hits'))[0]?.n
  await expect.poll(counted, { timeout: 30_000 }).toBe(30)

  const question = { from: new Date(Date.now() - 86_400_000), to: new Date(Date.now() + 3_600_000) }
  const total = async () => {
    const { status, body } = await ask('/inews/monitorChart/overview', question)
    expect(status).toBe(200)
    return (body.data as { total: { count: number } }).total.count
  }
  const outcomes = async (): Promise<Record<string, number>> => {
    const text = await (
      await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
    ).text()
    return Object.fromEntries(
      [...text.matchAll(/guanlan_read_server_questions\{outcome="(\w+)"\} (\d+)/g)].map(([, name, n]) => [
        name,
        Number(n),
      ]),
    )
  }
  const ids = (await runStatement(primary.url, 'select article_id from hits order by article_id')).map(
    row => row.article_id,
  )

  // Each removal is seen by the very next chart.
  expect(await total()).toBe(30)
  for (let n = 0; n < 10; n++) {
    expect((await ask('/inews/data/monitorArticle/remove', { idList: [ids[n]] })).status).toBe(200)
    expect(await total()).toBe(29 - n)
  }
  const together = await outcomes()
  expect(together).toMatchObject({ behind: 0, broken: 0 })
  expect(together.answered).toBeGreaterThanOrEqual(10)

  await runStatement(standby.url, 'select pg_wal_replay_pause()')
  for (let n = 10; n < 13; n++) {
    expect((await ask('/inews/data/monitorArticle/remove', { idList: [ids[n]] })).status).toBe(200)
    expect(await total()).toBe(29 - n)
  }
  const paused = await outcomes()
  expect(paused.behind).toBeGreaterThanOrEqual(3)
  expect(paused.answered).toBe(together.answered)
  await runStatement(standby.url, 'select pg_wal_replay_resume()')
  await expect
    .poll(async () => {
      await total()
      return (await outcomes()).answered
    })
    .toBeGreaterThan(paused.answered ?? 0)

  await standby.end('SIGKILL')
  expect(await total()).toBe(17)
  expect(await total()).toBe(17)
  expect((await outcomes()).away).toBeGreaterThanOrEqual(1)
  expect(await all.said()).toContain(`The read server localhost:${standbyPort} is behind`)
})
