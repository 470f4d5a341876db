// Two webs and two workers on an outside PostgreSQL: the same counts whoever dies, one sign-in for all, and each knows the others.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { Reply } from '../product.ts'
import { outsidePostgres, startProcess, startProxy } from './installation.ts'
import { practiceCounts, practiceItems, practiceMonitor, practiceOrg, practiceStatements } from './practice.ts'
import { signIn } from './sign-in.ts'

const proxyPort = 18_984
const webPorts = [18_985, 18_986]
const origin = `http://localhost:${proxyPort}`
const batches = 24
const perBatch = 25

test('every article is found once, though a worker and a web are killed meanwhile, and nobody is signed out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-many-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const postgres = await outsidePostgres(folder)
  onTestFinished(() => postgres.stop())
  const shared = {
    ...postgres.environment,
    GUANLAN_SECRET: 'a secret of all processes, long enough',
    PUBLIC_URL: origin,
    GUANLAN_LOG: 'error',
  }
  const startWeb = (n: number) =>
    startProcess(folder, `web-${n}`, { ...shared, GUANLAN_ROLE: 'web', GUANLAN_PORT: String(webPorts[n]) })
  const startWorker = (n: number) => startProcess(folder, `worker-${n}`, { ...shared, GUANLAN_ROLE: 'worker' })

  // A worker first: the first operator is not its to tell. Then the others at once.
  const worker = await startWorker(0)
  onTestFinished(() => worker.end('SIGKILL'))
  const [web, otherWeb, otherWorker] = await Promise.all([startWeb(0), startWeb(1), startWorker(1)])
  for (const each of [web, otherWeb, otherWorker]) onTestFinished(() => each.end('SIGKILL'))
  const proxy = await startProxy(proxyPort, webPorts)
  onTestFinished(() => void proxy.stop())

  // The first operator is told once, by a web.
  const texts = await Promise.all([web, otherWeb].map(each => each.said()))
  const passwords = texts.flatMap(text => /account operator, password (\S+)/.exec(text)?.[1] ?? [])
  expect(passwords).toHaveLength(1)
  for (const each of [worker, otherWorker]) expect(await each.said()).not.toContain('password')

  const db = new pg.Client({ connectionString: postgres.url })
  await db.connect()
  onTestFinished(() => db.end())
  const { rows: tls } = await db.query(
    `select bool_and(ssl) as all, count(*)::int as connections from pg_stat_ssl join pg_stat_activity using (pid) where application_name like 'guanlan%' and datname = 'here'`,
  )
  expect(tls[0]).toMatchObject({ all: true })
  expect(tls[0].connections).toBeGreaterThan(8)

  const session = await signIn(origin, 'operator', passwords[0] ?? '')
  let { token } = await session.refresh()
  expect(token).not.toBe('')
  // Two tabs with the same cookie, each at another process: both are answered, and the cookie of either goes on.
  for (let round = 0; round < 5; round++) {
    const both = await Promise.all([session.refresh(), session.refresh()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    token = both[0]?.token ?? ''
  }
  const ask = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const reply = await fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: reply.status, body: (await reply.json()) as Reply }
  }

  // An organisation and a rule.
  for (const statement of practiceStatements) await db.query(statement)
  const inside = { orgid: String(practiceOrg) }
  const made = await ask('POST', '/inews/monitor', practiceMonitor, inside)
  expect(made.status).toBe(200)

  const handIn = async (batch: number) => {
    const items = practiceItems(batch, perBatch)
    // Whoever gets no answer asks again, as every client does: what is there already is not taken twice.
    for (let tries = 0; tries < 20; tries++) {
      const answer = await ask('POST', '/ua/upload/article/addBatch', { items }, inside).catch(() => null)
      if (answer?.status === 200) return
      await new Promise(resolve => setTimeout(resolve, 300))
    }
    throw new Error(`batch ${batch} was not taken`)
  }
  const statuses: number[] = []
  for (let batch = 0; batch < batches; batch++) {
    await handIn(batch)
    if (batch === 6) await worker.end('SIGKILL')
    if (batch === 14) await otherWeb.end('SIGKILL')
    if (batch % 6 === 0) {
      const refreshed = await session.refresh()
      statuses.push(refreshed.status)
      token = refreshed.token
    }
  }
  expect(new Set(statuses)).toEqual(new Set([200]))

  const expected = (batches * perBatch - batches) / 2
  await expect
    .poll(async () => (await db.query(practiceCounts)).rows[0], { timeout: 60_000 })
    .toEqual({ articles: batches * perBatch, hits: expected, waiting: 0 })

  // Each says who is there and who is silent, to strangers by number alone.
  await expect
    .poll(async () => ((await (await fetch(`${origin}/health`)).json()) as Reply).processes, {
      timeout: 60_000,
      interval: 1_000,
    })
    .toEqual([
      { role: 'web', version: expect.any(String), there: 1, silent: 1 },
      { role: 'worker', version: expect.any(String), there: 1, silent: 1 },
    ])
  const again = await startWeb(1)
  onTestFinished(() => again.end('SIGKILL'))
  const silentOnes = async () =>
    (await ask('GET', '/mgrV1/installation/state')).body.data.processes.filter(
      ({ silent }: { silent: boolean }) => silent,
    )
  await expect.poll(silentOnes, { timeout: 20_000, interval: 1_000 }).toHaveLength(2)

  // Whoever leaves in order is not missed.
  await otherWorker.end('SIGTERM')
  const left = (await db.query(`select role, pid from process_beats`)).rows
  expect(left.map(({ pid }) => pid)).not.toContain(otherWorker.pid)
}, 240_000)
