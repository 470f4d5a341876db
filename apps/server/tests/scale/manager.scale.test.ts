// Amid an import the elected manager of OpenSearch, then PostgreSQL and Keycloak are killed, a worker and a web besides: searches say nothing wrong, nobody is signed out, /health tells, every count is the naive one.
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { administrator } from '../../../../tools/scale/keycloak/administrator.ts'
import { keycloakBrowser } from '../../../../tools/scale/keycloak/browser.ts'
import { startKeycloak } from '../../../../tools/scale/keycloak/start.ts'
import { startOpenSearch } from '../../../../tools/scale/opensearch/start.ts'
import type { Reply } from '../product.ts'
import { outsidePostgres, startProcess, startProxy } from './installation.ts'

const proxyPort = 18_320
const webPorts = [18_321, 18_322]
const origin = `http://localhost:${proxyPort}`
const person = { account: 'lin', password: 'a password of the realm' }
const serviceSecret = 'the secret of the service'
const perBatch = 50
/** Every second article says one word, every tenth another. */
const [often, seldom] = ['雪线', '潮音石']

interface Bounds {
  least: number
  most: number
}

test('whatever is killed amid an import, a search says the number that is stored, or nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guanlan-manager-'))
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const keycloakSetting = { folder, port: 18_329, host: 'localhost', origin, serviceSecret }
  // One after the other: on two processors all of them at once take longer than each may.
  const postgres = await outsidePostgres(folder)
  onTestFinished(() => postgres.stop())
  const openSearch = await startOpenSearch({ folder, port: 18_323, count: 3 })
  const nodes = new Map(openSearch.nodes.map(node => [node.name, node]))
  onTestFinished(async () => void (await Promise.all([...nodes.values()].map(node => node.end('SIGKILL')))))
  const keycloak = await startKeycloak(keycloakSetting)
  let identity = keycloak
  onTestFinished(() => identity.end('SIGKILL'))
  const shared = {
    ...postgres.environment,
    OPENSEARCH_URL: openSearch.urls.join(','),
    OIDC_ISSUER: keycloak.issuer,
    OIDC_SERVICE_SECRET: serviceSecret,
    GUANLAN_SECRET: 'a secret of all processes, long enough',
    PUBLIC_URL: origin,
    GUANLAN_LOG: 'error',
  }
  const startWeb = (n: number) =>
    startProcess(folder, `web-${n}`, { ...shared, GUANLAN_ROLE: 'web', GUANLAN_PORT: String(webPorts[n]) })
  const startWorker = (n: number) => startProcess(folder, `worker-${n}`, { ...shared, GUANLAN_ROLE: 'worker' })
  const worker = await startWorker(0)
  onTestFinished(() => worker.end('SIGKILL'))
  const web = await startWeb(0)
  onTestFinished(() => web.end('SIGKILL'))
  for (const other of await Promise.all([startWorker(1), startWeb(1)])) onTestFinished(() => other.end('SIGKILL'))
  const proxy = await startProxy(proxyPort, webPorts)
  onTestFinished(() => void proxy.stop())

  /** As the superuser, by a connection of its own: the server is killed, too. */
  const read = async (statement: string): Promise<Reply> => {
    const client = new pg.Client({ connectionString: postgres.url, connectionTimeoutMillis: 1_000 })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(statement)).rows[0]
    } finally {
      await client.end().catch(() => {})
    }
  }
  await read("insert into organisations (id, name) values (7, '青屿日化')")
  const admin = administrator(keycloak)
  const id = await admin.addPerson(person.account, '林', person.password)
  await admin.ask('PUT', `users/${id}/groups/${await admin.addGroup('/guanlan/organisations/7_orgAdmin')}`)
  const browser = keycloakBrowser()
  await browser.signIn(`${origin}/session/sign-in?stay=no`, person.account, person.password)
  const refreshes: number[] = []
  let token = ''
  const refresh = async () => {
    const reply = await browser.ask(`${origin}/session/refresh`, { method: 'POST', headers: { origin } })
    refreshes.push(reply.status)
    if (reply.ok) token = ((await reply.json()) as { access_token: string }).access_token
    else await reply.body?.cancel()
    return reply.status
  }
  await refresh()

  const statuses = new Set<number>()
  const ask = async (path: string, body: object) => {
    const reply = await fetch(origin + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, orgid: '7', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    statuses.add(reply.status)
    return { status: reply.status, body: (await reply.json()) as Reply }
  }
  expect((await ask('/inews/monitor', { kind: 'item', name: often, rule: often })).status).toBe(200)
  let handedIn = 0
  const handIn = async () => {
    const batch = handedIn++
    const items = Array.from({ length: perBatch }, (_, n) => ({
      sourceId: `${batch}-${n}`,
      url: `https://example.com/${batch}/${n}`,
      title: `${n % 2 ? often : '平常'} ${n % 10 ? '' : seldom} 第${batch}批第${n}篇`,
      body: `正文，各不相同：${String.fromCharCode(0x4e00 + (((batch * perBatch + n) * 17) % 16_000)).repeat(20)}${batch * perBatch + n}`,
      publishedAt: new Date(Date.now() - n * 60_000).toISOString(),
    }))
    // Whoever gets no answer asks again: what is there already is not taken twice.
    for (const until = Date.now() + 120_000; Date.now() < until; await pause(300)) {
      const answer = await ask('/ua/upload/article/addBatch', { items }).catch(() => null)
      if (answer?.status === 200) return
    }
    throw new Error(`batch ${batch} was not taken`)
  }

  const naive = async (word: string): Promise<number> =>
    (await read(`select count(*)::int as n from articles where title like '%${word}%' or body like '%${word}%'`)).n
  const numbers = { right: 0, refused: 0 }
  /** Between what is stored before and after it: nothing is removed here. A refusal, or no answer, is none that is wrong. */
  async function reported(word: string, count: () => Promise<number | null>): Promise<void> {
    const least = await naive(word).catch(() => null)
    const found = await count().catch(() => null)
    const most = await naive(word).catch(() => null)
    if (found === null) numbers.refused++
    if (found === null || least === null || most === null) return
    const bounds: Bounds = { least, most }
    expect({ word, found, isRight: found >= bounds.least && found <= bounds.most, bounds }).toMatchObject({
      isRight: true,
    })
    numbers.right++
  }
  const range = () => ({ from: new Date(Date.now() - 3 * 86_400_000).toISOString(), to: new Date().toISOString() })
  const counted = async (path: string, body: object, of: (data: Reply) => number | null) => {
    const { status, body: reply } = await ask(path, body)
    return status === 200 ? of(reply.data) : null
  }
  const search = async () => {
    await reported(seldom, () =>
      counted('/inews/monitorArticle/search/summary', { ...range(), query: seldom }, data => data.total),
    )
    await reported(often, () =>
      counted('/inews/monitor/preview', { rule: often, days: 3 }, data => (data.complete ? data.count : null)),
    )
  }
  /** Searches of the parts of the index, whichever node answered. */
  const requested = async (): Promise<number> => {
    for (const { url } of nodes.values()) {
      const reply = await fetch(`${url}/guanlan-texts-*/_stats/search`).catch(() => null)
      if (reply?.ok) return ((await reply.json()) as Reply)._all.total.search.query_total
    }
    return 0
  }
  const ready = async (): Promise<Reply> => {
    const reply = await fetch(`${origin}/health/ready`)
    return { status: reply.status, waitsFor: ((await reply.json()) as Reply).waitsFor }
  }
  const health = async (): Promise<Reply> => (await fetch(`${origin}/health`)).json()
  const stored = async () =>
    read(`select (select count(*)::int from articles) as articles, (select count(*)::int from hits) as hits,
      (select count(*)::int from received_batches) as waiting, (select count(*)::int from text_index_changes) as behind`)
  const settled = () =>
    expect
      .poll(() => stored().catch(() => null), { timeout: 120_000, interval: 500 })
      .toEqual({
        articles: handedIn * perBatch,
        hits: (handedIn * perBatch) / 2,
        waiting: 0,
        behind: 0,
      })

  /** Articles come in and searches are asked while something is away. */
  async function workOn(rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round++) await Promise.all([handIn(), search()])
  }

  // More than a search reads without the index.

  for (let batch = 0; batch < 14; batch++) await handIn()
  await settled()
  await expect.poll(async () => (await health()).search, { timeout: 10_000 }).toEqual({ there: 3, of: 3 })
  const before = await requested()
  await search()
  expect(await requested(), 'searches of the index').toBeGreaterThan(before)

  // The manager that the cluster has elected.
  const [{ node: manager }] = (await (
    await fetch(`${openSearch.urls[0]}/_cat/cluster_manager?format=json`)
  ).json()) as [{ node: string }]
  await nodes.get(manager)?.end('SIGKILL')
  const killed = Date.now()
  await workOn(3)
  await expect.poll(async () => (await health()).search, { timeout: 30_000 }).toEqual({ there: 2, of: 3 })
  const [next] = [...nodes.values()].filter(({ name }) => name !== manager)
  const electedNow = async () =>
    ((await (await fetch(`${next?.url}/_cat/cluster_manager?format=json`)).json()) as [{ node: string }])[0]?.node
  await expect.poll(electedNow, { timeout: 30_000 }).not.toBe(manager)
  console.log(`another manager than ${manager} was there within ${Date.now() - killed} ms`)
  // It goes on by the two that are left: they are asked, and follow.
  await settled()
  const amid = await requested()
  await expect
    .poll(
      async () => {
        await search()
        return requested()
      },
      { timeout: 30_000, interval: 1_000 },
    )
    .toBeGreaterThan(amid)

  // One of three is no cluster: the database answers.
  const [second] = [...nodes.keys()].filter(name => name !== manager)
  await nodes.get(second ?? '')?.end('SIGKILL')
  await expect.poll(ready, { timeout: 20_000 }).toEqual({ status: 200, waitsFor: ['search'] })
  await workOn(4)
  for (const name of [manager, second ?? '']) nodes.set(name, await openSearch.start(name))
  await expect.poll(ready, { timeout: 60_000 }).toEqual({ status: 200, waitsFor: [] })
  await expect.poll(async () => (await health()).search, { timeout: 30_000 }).toEqual({ there: 3, of: 3 })
  await workOn(2)

  // PostgreSQL: its server is started again by who keeps it.
  const pid = Number((await readFile(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0])
  process.kill(pid, 'SIGKILL')
  const down = ready()
  const importing = workOn(3)
  const seen = [(await down).status]
  for (const until = Date.now() + 20_000; Date.now() < until && !seen.includes(503); await pause(50))
    seen.push((await ready()).status)
  expect(seen, 'what /health/ready said while PostgreSQL was away').toContain(503)
  await refresh()
  await importing
  await expect.poll(async () => (await ready()).status, { timeout: 30_000 }).toBe(200)

  // Keycloak for a minute.
  await identity.end('SIGKILL')
  const away = Date.now()
  expect(await refresh()).toBe(503)
  await expect.poll(ready, { timeout: 20_000 }).toEqual({ status: 200, waitsFor: ['issuer'] })
  for (; Date.now() - away < 60_000; await pause(2_000)) {
    await workOn(1)
    await refresh()
  }
  identity = await startKeycloak(keycloakSetting)
  await expect.poll(refresh, { timeout: 30_000, interval: 1_000 }).toBe(200)
  await expect.poll(ready, { timeout: 20_000 }).toEqual({ status: 200, waitsFor: [] })

  // A worker and a web.
  await worker.end('SIGKILL')
  await workOn(2)
  await web.end('SIGKILL')
  await workOn(2)
  await expect
    .poll(
      async () => (await health()).processes.map(({ role, there, silent }: Reply) => [role, there, silent]).sort(),
      {
        timeout: 60_000,
        interval: 1_000,
      },
    )
    .toEqual([
      ['web', 1, 1],
      ['worker', 1, 1],
    ])

  await settled()
  await search()
  expect(await naive(often)).toBe((handedIn * perBatch) / 2)
  expect(await naive(seldom)).toBe((handedIn * perBatch) / 10)
  const reply = await fetch(`${next?.url}/guanlan-texts-*/_count`)
  expect(((await reply.json()) as { count: number }).count).toBe(handedIn * perBatch)
  // Told to wait, and never that the sign-in is over.
  expect(new Set(refreshes)).toEqual(new Set([200, 503]))
  expect([...statuses].filter(status => status === 401 || status === 403)).toEqual([])
  console.log(`${handedIn * perBatch} articles; ${numbers.right} searches right, ${numbers.refused} refused`)
  expect(numbers.right).toBeGreaterThan(40)
}, 1_200_000)
