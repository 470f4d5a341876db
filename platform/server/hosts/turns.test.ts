// Turns of hosts over a real database and real local servers: one promise for everybody who asks.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { migratedDatabase, type TestDatabase } from '@guanlan/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Databases, openDatabases } from '../database.ts'
import { askInTurn, HostBusy } from './asking.ts'
import { claimPlace, claimTurnOf, claimTurns, endTurn, hostBudget, type Turn } from './turns.ts'

let database: TestDatabase
let databases: Databases
const db = () => databases.worker
let server: Server
let site = ''
const met: { path: string; at: number; ended: number }[] = []

beforeAll(async () => {
  database = await migratedDatabase()
  databases = openDatabases(database.url, { app: 1, worker: 6 })
  server = createServer((request, reply) => {
    const one = { path: request.url ?? '', at: performance.now(), ended: 0 }
    met.push(one)
    if (one.path === '/robots.txt') return void reply.writeHead(404).end()
    setTimeout(() => {
      one.ended = performance.now()
      reply.end('page')
    }, 50)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close().closeAllConnections()
  await databases.close()
  await database.drop()
})
beforeEach(async () => {
  met.length = 0
  await sql`delete from source_hosts`.execute(db())
})

/** Hosts that are due, all at one network address that is known. */
const addHosts = (count: number, address: string | null, name = 'blog') =>
  sql`
    insert into source_hosts (host, wanted_at, network_address, address_at)
    select ${name} || n || '.example', now() - n * interval '1 second', ${address}, now() from generate_series(1, ${count}::int) n`.execute(
    db(),
  )

async function turnOf(host: string): Promise<Turn> {
  const turn = await claimTurnOf(db(), host)
  if (!turn) throw new Error(`${host} has no turn`)
  return turn
}

test('whoever asks meets a host that nobody else is asking, after its pause', async () => {
  await sql`insert into source_hosts (host, pause_seconds) values (${new URL(site).host}, 0.2)`.execute(db())
  const trustedHosts = new Set([new URL(site).host])
  await Promise.all(
    ['/a', '/b', '/c'].map(path =>
      askInTurn(db(), site + path, { trustedHosts }, async ({ askPolitely }) => {
        await askPolitely(site + path)
      }),
    ),
  )
  const pages = met.filter(({ path }) => path !== '/robots.txt').toSorted((a, b) => a.at - b.at)
  expect(pages).toHaveLength(3)
  for (const [n, page] of pages.entries()) if (n > 0) expect(page.at - (pages[n - 1]?.ended ?? 0)).toBeGreaterThan(190)
})

test('who does not get the turn in time is told, and nothing was asked', async () => {
  await claimTurnOf(db(), new URL(site).host)
  await expect(askInTurn(db(), site, { waitMs: 0 }, async ({ ask }) => ask(site))).rejects.toThrow(HostBusy)
  expect(met).toEqual([])
})

test('of the hosts at one network address four are asked at the same time; others are not kept waiting', async () => {
  await addHosts(50, '203.0.113.7')
  await sql`insert into source_hosts (host, wanted_at) values ('other.example', now())`.execute(db())
  const [first, second] = await Promise.all([claimTurns(db(), 8), claimTurns(db(), 8)])
  const hosts = [...first, ...second].map(({ host }) => host)
  expect(hosts.filter(host => host.startsWith('blog'))).toHaveLength(4)
  expect(hosts).toContain('other.example')
  expect(await claimTurnOf(db(), 'blog50.example')).toBeNull()
})

test('a place that is given back is taken by the next', async () => {
  await addHosts(5, '203.0.113.7')
  const [turn, ...more] = await claimTurns(db(), 8)
  expect(more).toHaveLength(3)
  if (turn) await endTurn(db(), { ...turn, requests: 1 })
  await sql`update source_hosts set free_at = now() where asked_until is null`.execute(db())
  expect(await claimTurns(db(), 8)).toHaveLength(1)
})

test('a host whose address is not known finds its place when it is looked up', async () => {
  await addHosts(4, '127.0.0.1')
  expect(await claimTurns(db(), 8)).toHaveLength(4)
  const turn = await turnOf(new URL(site).host)
  expect(turn.placed).toBe(false)
  expect(await claimPlace(db(), turn, site)).toBe(false)
})

test('a host whose budget of the day is spent waits for tomorrow, and has it again then', async () => {
  const waits = async () =>
    (
      await sql<{ hours: number; requests: number }>`
        select extract(epoch from free_at - now())::float / 3600 as hours, day_requests as requests from source_hosts`.execute(
        db(),
      )
    ).rows[0]
  const turn = await turnOf('much.example')
  await endTurn(db(), { ...turn, requests: hostBudget.requests - 1 })
  expect((await waits())?.hours).toBeLessThan(0.01)
  await endTurn(db(), { ...turn, requests: 1 })
  const { rows } = await sql<{ left: number }>`
    select extract(epoch from ((now() at time zone 'UTC')::date + 1)::timestamp at time zone 'UTC' - now())::float / 3600 as left`.execute(
    db(),
  )
  expect((await waits())?.hours).toBeGreaterThanOrEqual((rows[0]?.left ?? 0) - 0.01)
  await sql`update source_hosts set day = day - 1`.execute(db())
  await endTurn(db(), { ...turn, requests: 1 })
  expect(await waits()).toMatchObject({ requests: 1 })
})

test('a host that does not answer rests as a whole, longer each time', async () => {
  const rests: number[] = []
  for (const failures of [0, 1, 20]) {
    await sql`delete from source_hosts`.execute(db())
    await endTurn(db(), { ...(await turnOf('silent.example')), failures, requests: 1, silent: true })
    const { rows } = await sql<{
      rest: number
    }>`select round(extract(epoch from free_at - now()))::int as rest from source_hosts`.execute(db())
    rests.push(rows[0]?.rest ?? 0)
  }
  expect(rests).toEqual([15, 30, 3_600])
})
