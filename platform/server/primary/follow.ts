/**
 * Several servers in place of one: whoever of this process connects is led to the one that takes changes now. When another has taken over, what is open to the old one is cut,
 * so that nobody goes on waiting for it; connections are then made again as after any restart. Which server may take over, and that the old one stays away, is decided by who
 * runs them (Patroni, repmgr, a person).
 */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { addressAt, type DatabaseServer, primaryAmong, serverOf, streamTo, tlsOf, usualPort } from './servers.ts'

export interface Primary {
  /** The owner's address by way of this process: in the clear on the loopback, as asked for from there on. */
  url: string
  close(): Promise<void>
}

const everyMs = 2_000

/** @param standbys servers that may take over, as `host` or `host:port` */
export async function followPrimary(
  ownerUrl: string,
  standbys: readonly string[],
  log: (line: string) => void,
): Promise<Primary> {
  const { hostname, port } = new URL(ownerUrl)
  const servers = [{ host: hostname, port: Number(port) || usualPort }, ...standbys.map(serverOf)]
  const tls = tlsOf(ownerUrl)
  const opened = new Set<Socket>()
  let primary: DatabaseServer | null = servers[0] ?? null

  const look = async () => {
    const others = servers.filter(server => server !== primary)
    // The one that is followed first: of two that both take changes it stays.
    const found = await primaryAmong(ownerUrl, primary ? [primary, ...others] : others)
    if (found === primary) return
    log(found ? `PostgreSQL takes changes at ${found.host}:${found.port} now` : 'No PostgreSQL takes changes')
    primary = found
    for (const stream of opened) stream.destroy()
  }

  const gate = createServer(client => {
    client.on('error', () => {})
    if (!primary) return client.destroy()
    streamTo(primary, tls).then(
      server => {
        for (const stream of [client, server]) {
          opened.add(stream)
          stream.on('error', () => {})
          stream.once('close', () => {
            opened.delete(stream)
            ;(stream === client ? server : client).destroy()
          })
        }
        if (client.destroyed) return server.destroy()
        client.pipe(server).pipe(client)
      },
      () => client.destroy(),
    )
  })
  gate.listen(0, '127.0.0.1')
  await once(gate, 'listening')
  await look()
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, everyMs)
  return {
    url: throughGate(ownerUrl, (gate.address() as AddressInfo).port),
    close: async () => {
      clearInterval(timer)
      for (const stream of opened) stream.destroy()
      gate.close()
      await looking
    },
  }
}

function throughGate(ownerUrl: string, port: number): string {
  const url = new URL(addressAt(ownerUrl, { host: '127.0.0.1', port }))
  for (const name of ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'ssl', 'uselibpqcompat'])
    url.searchParams.delete(name)
  return url.href
}
