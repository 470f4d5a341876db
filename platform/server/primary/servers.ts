/** Servers of which one takes changes: asked which, and connected to as the owner's address says. */
import { connect as connectPlain, isIP, type Socket } from 'node:net'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'
import pg from 'pg'

export interface DatabaseServer {
  host: string
  port: number
}

/** `db2.intern:5433`, or without a port the usual one. */
export function serverOf(text: string): DatabaseServer {
  const { hostname, port } = new URL(`postgres://${text}`)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || usualPort }
}
export const usualPort = 5432

/** The owner's address at one of them. */
export function addressAt(ownerUrl: string, { host, port }: DatabaseServer): string {
  const url = new URL(ownerUrl)
  url.hostname = isIP(host) === 6 ? `[${host}]` : host
  url.port = String(port)
  return url.href
}

const patienceMs = 3_000

/** The first that is there and is no standby; null: none is. */
export async function primaryAmong(
  ownerUrl: string,
  servers: readonly DatabaseServer[],
): Promise<DatabaseServer | null> {
  for (const server of servers) if (await takesChanges(addressAt(ownerUrl, server))) return server
  return null
}

async function takesChanges(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    application_name: 'guanlan primary',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
    return rows[0]?.standby === false
  } catch {
    return false
  } finally {
    // One that hangs is not waited for.
    void client.end().catch(() => {})
  }
}

/** As the address asks for it: its certificates, or null where the connection is in the clear. */
export function tlsOf(ownerUrl: string): ConnectionOptions | null {
  const { ssl } = new pg.Client({ connectionString: ownerUrl }) as unknown as { ssl: boolean | ConnectionOptions }
  return ssl === true ? {} : ssl || null
}

/** PostgreSQL's own way to begin TLS: eight bytes ask, one answers. */
const tlsAsked = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/** A stream to the server, after its TLS where there is one: what a client says in the clear goes into it. */
export function streamTo({ host, port }: DatabaseServer, tls: ConnectionOptions | null): Promise<Socket> {
  return new Promise((open, fail) => {
    const socket = connectPlain({ host, port, keepAlive: true, keepAliveInitialDelay: 10_000, noDelay: true })
    socket.once('error', fail)
    socket.once('connect', () => {
      if (!tls) return open(socket)
      socket.write(tlsAsked)
      socket.once('data', answer => {
        if (answer.toString('latin1') !== 'S') return fail(socket.destroy(new Error('it takes no TLS')).errored)
        // The name is proved as the driver does it: an address without a name has none.
        const secure = connectTls({ ...tls, socket, ...(isIP(host) === 0 && { servername: host }) }, () => open(secure))
        secure.once('error', fail)
      })
    })
  })
}
