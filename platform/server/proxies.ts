/** Proxies, for reach alone: who may be asked, how often and under which name stays the same, and is decided here before a proxy hears of it. */
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type Socket } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { publicLookup, type Resolve } from './public-addresses.ts'

/** By the longest name that holds a host; the empty name is everything else. Null: asked directly. */
export type Proxies = ReadonlyMap<string, URL | null>

/** `news.example.com` is held by `example.com`. */
export function proxyOf(proxies: Proxies, hostname: string): URL | null {
  for (let name = hostname; name; name = name.includes('.') ? name.slice(name.indexOf('.') + 1) : '') {
    const own = proxies.get(name)
    if (own !== undefined) return own
  }
  return proxies.get('') ?? null
}

const connectMs = 10_000

/**
 * Connects through a tunnel (CONNECT) to an address that was resolved and checked here: the name is not given to the proxy, whose
 * resolver might lead elsewhere. The proxy itself may be in an own network.
 */
export function proxiedAgent(proxy: URL, refusal: (sentence: string) => Error, resolve?: Resolve): Agent {
  const secure = buildConnector({ timeout: connectMs })
  return new Agent({
    connect: (options, callback) => {
      addressOf(options.hostname, refusal, resolve)
        .then(address =>
          tunnel(proxy, address, Number(options.port) || (options.protocol === 'https:' ? 443 : 80), refusal),
        )
        .then(
          socket => {
            if (options.protocol === 'https:') secure({ ...options, httpSocket: socket }, callback)
            else callback(null, socket)
          },
          error => callback(error, null),
        )
    },
  })
}

/** A written address was checked before it came here. */
async function addressOf(hostname: string, refusal: (sentence: string) => Error, resolve?: Resolve): Promise<string> {
  const written = hostname.replace(/^\[|\]$/g, '')
  if (isIP(written)) return written
  const look = publicLookup(name => refusal(`${name} leads to a private address`), resolve)
  return new Promise((found, fail) =>
    look(hostname, {}, (error, address) => {
      if (error) fail(error)
      else found(String(address))
    }),
  )
}

function tunnel(proxy: URL, address: string, port: number, refusal: (sentence: string) => Error): Promise<Socket> {
  const path = isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`
  const { username, password } = proxy
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  const isSecure = proxy.protocol === 'https:'
  const request = (isSecure ? secureRequest : plainRequest)({
    host: proxy.hostname.replace(/^\[|\]$/g, ''),
    port: proxy.port || (isSecure ? 443 : 80),
    method: 'CONNECT',
    path,
    headers: { host: path, ...(username && { 'proxy-authorization': `Basic ${credentials}` }) },
    timeout: connectMs,
    agent: false,
  })
  return new Promise((opened, fail) => {
    const failed = (what: string) => fail(refusal(`the proxy ${proxy.host} ${what}`))
    request.once('connect', ({ statusCode = 0 }: IncomingMessage, socket: Socket) => {
      if (statusCode >= 200 && statusCode < 300) return opened(socket)
      socket.destroy()
      failed(`answered ${statusCode}`)
    })
    // A server that knows no tunnels answers as to any request.
    request.once('response', ({ statusCode }) => {
      request.destroy()
      failed(`answered ${statusCode}`)
    })
    request.once('timeout', () => request.destroy(new Error('no answer in time')))
    request.once('error', error => failed(`cannot be reached: ${error.message}`))
    request.end()
  })
}
