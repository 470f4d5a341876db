import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { waiting } from '@guanlan/pipeline'
import { makeLogins, migrate, type RunningPostgres, startPostgres } from '@guanlan/platform/server'
import { migratedInstallation } from '@guanlan/platform/testing'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openProduct, type Product, type Reply } from './product.ts'

let folder = ''
let postgres: RunningPostgres
let product: Product
let member: Caller
let monitor = 0

beforeAll(async () => {
  folder = await migratedInstallation()
  postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => {} })
  await migrate(postgres.url)
  await makeLogins(postgres.url)
  product = await openProduct(postgres.url)
  member = await product.member(31, 'outage@example.com', 'orgAdmin')
  monitor = (await member.ask('POST', '/inews/monitor', { kind: 'item', name: '雪线', rule: '雪线' })).body.data.id
  await product.settled()
})
afterAll(async () => {
  await product.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const mostMs = 50_000
async function eventually(done: () => Promise<boolean>, what: string): Promise<void> {
  for (const deadline = Date.now() + mostMs; !(await done()); await pause(50))
    if (Date.now() > deadline) throw new Error(`not within ${mostMs} ms: ${what}`)
}

async function killDatabase(): Promise<number> {
  const pid = Number((await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0])
  process.kill(pid, 'SIGKILL')
  return pid
}

/** What one open browser hears, over a real connection. */
async function listenForArrivals(port: number) {
  const leave = new AbortController()
  const reply = await fetch(`http://127.0.0.1:${port}/inews/monitorArticle/arrivals`, {
    headers: { authorization: `Bearer ${member.token}`, orgid: '31', host: 'localhost:8080' },
    signal: leave.signal,
  })
  const heard: { monitors: Record<string, number>; total: number }[] = []
  const state = { open: true }
  const read = async () => {
    let text = ''
    for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1]
        if (data && /^event: ?arrived$/m.test(event)) heard.push(JSON.parse(data))
      }
    }
  }
  void read()
    .catch(() => {})
    .finally(() => (state.open = false))
  return { heard, state, leave: () => leave.abort() }
}

const handIn = (from: number, count: number) =>
  member.ask('POST', '/ua/upload/article/addBatch', {
    items: Array.from({ length: count }, (_, n) => ({
      sourceId: `outage-${from + n}`,
      title: `雪线观测 ${from + n}`,
      media: '青麓日报',
    })),
  })
const total = async (): Promise<number> => {
  const to = new Date(Date.now() + 3_600_000).toISOString()
  const from = new Date(Date.now() - 86_400_000).toISOString()
  const reply = await member.ask('POST', '/inews/monitorArticle/list', { monitor, from, to, pageSize: 1 })
  return reply.status === 200 ? reply.body.data.total : -1
}

test('a database that is killed while articles come in loses nothing, and everything goes on by itself', async ({
  onTestFinished,
}) => {
  const browser = await listenForArrivals(await product.listen())
  const answers: { status: number; body: Reply }[] = []
  let handed = 0
  let accepted = 0
  let sending = true
  // One sender that repeats what was not accepted, as senders do; on a busy machine more would come in than is ever stored.
  const behind = () =>
    waiting(product.databases.worker).then(
      ({ articles }) => articles,
      () => 0,
    )
  const sender = (async () => {
    while (sending) {
      if ((await behind()) > 200) {
        await pause(50)
        continue
      }
      const reply = await handIn(handed, 10)
      answers.push(reply)
      if (reply.status === 200) {
        accepted += reply.body.data.accepted
        handed += 10
      } else await pause(50)
      await pause(20)
    }
  })()
  onTestFinished(() => void (sending = false))
  await eventually(async () => browser.heard.length > 0, 'the first arrival is announced')

  const killed: number[] = []
  for (let kill = 0; kill < 2; kill++) {
    killed.push(await killDatabase())
    const before = accepted
    await eventually(async () => accepted >= before + 50, 'articles are accepted again')
    const heardBefore = browser.heard.length
    await eventually(async () => browser.heard.length > heardBefore, 'arrivals are announced again')
  }
  sending = false
  await sender
  expect(new Set(killed).size).toBe(2)

  // Whoever could not be served was told so in words; nobody met a fault.
  expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([200, 503]))
  const refused = answers.filter(answer => answer.status === 503).map(({ body }) => body)
  const gone = refused.filter(({ key }) => key === 'platform.unavailable')
  expect(gone.length).toBeGreaterThan(0)
  for (const body of gone) expect(body).toMatchObject({ code: 1010, msg: '服务暂时不可用，请稍后重试' })
  // Beside other work a call may be over its time.
  for (const { key } of refused) expect(['platform.unavailable', 'platform.tookTooLong']).toContain(key)

  await eventually(async () => (await total()) === handed, `all ${handed} articles are listed`)
  expect(accepted).toBe(handed)

  // The browser's stream was never cut, was told to ask again, and hears what comes now.
  expect(browser.state.open).toBe(true)
  expect(browser.heard.some(event => event.total === 0)).toBe(true)
  const count = browser.heard.length
  await eventually(async () => (await handIn(handed, 1)).status === 200, 'an article after the outage is received')
  await eventually(
    async () => browser.heard.slice(count).some(event => (event.monitors[monitor] ?? 0) > 0),
    'an article after the outage is announced',
  )
  browser.leave()
}, 180_000)

test('a batch whose connection breaks again and again is tried every few seconds, for it is not to blame', async () => {
  let before = -1
  await eventually(async () => (before = await total()) >= 0, 'the list answers')
  const owner = new pg.Client(postgres.url)
  await owner.connect()
  try {
    // Held, the table keeps the pipeline in the middle of the batch for as long as it takes to break its connection.
    await owner.query('begin; lock table articles in access exclusive mode')
    await eventually(async () => (await handIn(1_000_000, 1)).status === 200, 'the batch is received')
    const broken = new Set<number>()
    let wait = 0
    await eventually(async () => {
      const { rows: batches } = await owner.query<{ attempts: number; wait: number }>(
        'select attempts, extract(epoch from retry_at - clock_timestamp())::float8 as wait from received_batches',
      )
      wait = batches[0]?.wait ?? 0
      // A connection may break while it notes that the one before it broke: attempts are what counts.
      if ((batches[0]?.attempts ?? 0) >= 3) return true
      // Within a transaction the list of connections stays as it was read first.
      await owner.query('select pg_stat_clear_snapshot()')
      const { rows } = await owner.query<{ pid: number }>(
        // Other work of the worker waits for the table, too; the batch is who holds a row of what was received.
        `select pid, pg_terminate_backend(pid) from pg_stat_activity a where application_name = 'guanlan worker' and pg_backend_pid() = any (pg_blocking_pids(pid))
          and exists (select from pg_locks l where l.pid = a.pid and l.relation = 'received_batches'::regclass)`,
      )
      for (const { pid } of rows) broken.add(pid)
      return false
    }, 'the connection of the batch is broken until it was put off for the third time')
    expect(broken.size).toBeGreaterThanOrEqual(3)
    // Counted as failures of the batch, these would have put it off for half a minute.
    expect(wait).toBeLessThan(15)
    await owner.query('rollback')
  } finally {
    await owner.end()
  }
  await eventually(async () => (await total()) === before + 1, 'the article is listed')
}, 180_000)
