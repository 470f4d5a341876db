/** What may be open at the same time: connections, requests that have not arrived whole, streams of events. Counted by each process. */
import type { Server, Socket } from 'node:net'
import { normalizeIP } from '@fastify/rate-limit'
import { refuse } from '@guanlan/platform/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from './limits.ts'

export interface Bounds {
  /** Connections in all. At 72 seconds of keep-alive each may rest between two calls. */
  connections: number
  /** Of one address (or network of IPv6). A proxy that is trusted has as many as it likes. */
  connectionsOfAddress: number
  /** Milliseconds for all headers of a request, counted from the connection or the answer before. */
  headersMs: number
  /** A body that brings less than a kibibyte a second over so many milliseconds is given up. */
  bodyMs: number
  /** Requests of one address whose bodies have not arrived whole. */
  bodiesOfAddress: number
  streamsOfPerson: number
  streamsOfAddress: number
}

export const usualBounds: Bounds = {
  connections: 10_000,
  connectionsOfAddress: 1_000,
  headersMs: 10_000,
  bodyMs: 5_000,
  bodiesOfAddress: 100,
  // All tabs of a browser share three.
  streamsOfPerson: 30,
  streamsOfAddress: 1_500,
}

/** The largest file on a line of a megabit a second. */
const wholeRequestMs = 15 * 60_000
const leastBytesASecond = 1_024

/** For Fastify: what Node itself looks after. */
export const serverBounds = ({ headersMs }: Bounds) => ({
  requestTimeout: wholeRequestMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: Math.min(1_000, headersMs / 2) },
})

/** How many are open by name; what reaches zero is forgotten. */
class Counts {
  readonly #open = new Map<string, number>()
  /** Null when there are `most` already; otherwise how to give the place back, once. */
  take(name: string, most: number): (() => void) | null {
    const open = this.#open.get(name) ?? 0
    if (open >= most) return null
    this.#open.set(name, open + 1)
    let isStored = true
    return () => {
      if (!isStored) return
      isStored = false
      const left = (this.#open.get(name) ?? 1) - 1
      if (left > 0) this.#open.set(name, left)
      else this.#open.delete(name)
    }
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a stream of events until its reader leaves. @throws tooMany */
    boundStream(request: FastifyRequest, reply: FastifyReply): void
  }
}

export function keepBounds(app: FastifyInstance, bounds: Bounds, trustsProxies: boolean): void {
  boundConnections(app.server, bounds, trustsProxies)
  boundBodies(app, bounds)
  const streams = new Counts()
  app.decorate('boundStream', (request, reply) => {
    const leave = [
      streams.take(request.countedAs ?? '', bounds.streamsOfPerson),
      streams.take(addressOf(request), bounds.streamsOfAddress),
    ]
    const giveBack = () => {
      for (const each of leave) each?.()
    }
    if (leave.includes(null)) {
      giveBack()
      throw refuse('tooMany', 'platform.tooMany', { seconds: 30 })
    }
    reply.raw.once('close', giveBack)
  })
}

function boundConnections(server: Server, bounds: Bounds, trustsProxies: boolean): void {
  server.maxConnections = bounds.connections
  const open = new Counts()
  // Whom a connection of a proxy is for is only known by its requests, which are bounded by address.
  if (trustsProxies) return
  server.on('connection', (socket: Socket) => {
    const leave = open.take(normalizeIP(socket.remoteAddress ?? '', 64), bounds.connectionsOfAddress)
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
}

interface Arriving {
  request: FastifyRequest
  reply: FastifyReply
  /** Of the connection, when it was looked at last, and when that was. */
  bytes: number
  at: number
}

function boundBodies(app: FastifyInstance, { bodyMs, bodiesOfAddress }: Bounds): void {
  const open = new Counts()
  const arriving = new Set<Arriving>()

  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (!bringsBody(request) || raw.complete) return
    const leave = open.take(addressOf(request), bodiesOfAddress)
    if (!leave) throw refuse('tooMany', 'platform.tooMany', { seconds: 5 })
    const one: Arriving = { request, reply, bytes: raw.socket.bytesRead, at: Date.now() }
    arriving.add(one)
    const end = () => {
      arriving.delete(one)
      leave()
    }
    raw.once('end', end).once('close', end)
  })

  const sweep = setInterval(
    () => {
      const now = Date.now()
      for (const one of arriving) {
        const { raw } = one.request
        if (now - one.at < bodyMs) continue
        const { bytesRead } = raw.socket
        const least = ((now - one.at) / 1000) * leastBytesASecond
        // What lies here unread is our delay, not the sender's.
        if (bytesRead - one.bytes < least && raw.readableLength === 0) giveUp(one)
        else Object.assign(one, { bytes: bytesRead, at: now })
      }
    },
    Math.min(1_000, bodyMs / 2),
  )
  sweep.unref()
  app.addHook('onClose', async () => clearInterval(sweep))
}

const bringsBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** As Node answers a request that takes too long. */
function giveUp({ request, reply }: Arriving): void {
  const { socket } = request.raw
  if (!reply.raw.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  socket.destroySoon()
}
