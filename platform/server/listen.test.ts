import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migratedDatabase } from '../testing/databases.ts'
import { openListener } from './listen.ts'

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** The way to the database: while it is away, whoever comes is sent off and counted. */
async function wayTo(url: string) {
  const { hostname, port } = new URL(url)
  const state = { away: false, turnedOff: 0 }
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    socket.on('error', () => {})
    if (state.away) {
      state.turnedOff++
      socket.destroy()
      return
    }
    const beyond = connect(Number(port), hostname)
    beyond.on('error', () => {})
    for (const [one, other] of [
      [socket, beyond],
      [beyond, socket],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const through = new URL(url)
  const address = server.address()
  through.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: through.href,
    state,
    cut() {
      state.away = true
      for (const socket of sockets) socket.destroy()
    },
    close: () => server.close(),
  }
}

test('after a long outage one connection listens again, and the database was asked for it twice a second at most', async () => {
  const { url, drop } = await migratedDatabase()
  const way = await wayTo(url)
  const own = new pg.Client({ connectionString: url })
  await own.connect()
  const listener = await openListener(way.url)
  const heard: string[] = []
  let caughtUp = 0
  listener.on('news', payload => void heard.push(payload))
  listener.onReconnect(() => caughtUp++)
  try {
    way.cut()
    const began = performance.now()
    await pause(2_000)
    // Each attempt that fails is followed by one other; when it was two, these were hundreds.
    expect(way.state.turnedOff).toBeGreaterThan(1)
    expect(way.state.turnedOff).toBeLessThanOrEqual(Math.ceil((performance.now() - began) / 500))

    way.state.away = false
    for (let waited = 0; caughtUp === 0 && waited < 10_000; waited += 50) await pause(50)
    await pause(700)
    expect(caughtUp).toBe(1)
    const { rows } = await own.query(
      `select count(*)::int as connections from pg_stat_activity where application_name = 'guanlan listen' and datname = current_database()`,
    )
    expect(rows).toEqual([{ connections: 1 }])
    await own.query(`notify news, 'once'`)
    for (let waited = 0; heard.length === 0 && waited < 5_000; waited += 50) await pause(50)
    await pause(100)
    expect(heard).toEqual(['once'])
  } finally {
    await listener.close()
    await own.end()
    way.close()
    await drop()
  }
})

test('a listener closed while the database is away does not come back', async () => {
  const { url, drop } = await migratedDatabase()
  const way = await wayTo(url)
  const listener = await openListener(way.url)
  way.cut()
  await pause(700)
  await listener.close()
  const requested = way.state.turnedOff
  await pause(900)
  expect(way.state.turnedOff).toBeLessThanOrEqual(requested + 1)
  way.close()
  await drop()
})

test('a database that cannot be reached at the start is said so, and not asked again', async () => {
  const way = await wayTo('postgres://nobody:nothing@127.0.0.1:9/none')
  way.cut()
  await expect(openListener(way.url)).rejects.toThrow()
  await pause(800)
  expect(way.state.turnedOff).toBe(1)
  way.close()
})
