/** Server-sent events over an answered request: headers, heartbeats against idle proxies, and an end when the reader leaves. */
import type { FastifyReply } from 'fastify'

export interface EventStream {
  /** Drops the event when the reader is too slow to take it; readers catch up by asking. */
  send(event: string, data: unknown): void
  onClose(end: () => void): void
}

const heartbeatMs = 20_000
const slowReaderBytes = 256 * 1024

export function openEvents(reply: FastifyReply): EventStream {
  reply.hijack()
  const out = reply.raw
  // Refused while it was being opened (`breakOff`).
  if (out.headersSent) return { send() {}, onClose: end => end() }
  out.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-request-id': reply.request.id,
  })
  out.write('retry: 2000\n\n')
  const heartbeat = setInterval(() => out.writableEnded || out.write(': still here\n\n'), heartbeatMs)
  const ends = new Set<() => void>()
  out.on('close', () => {
    clearInterval(heartbeat)
    for (const end of ends) end()
  })
  return {
    send(event, data) {
      if (!out.writableEnded && out.writableLength < slowReaderBytes)
        out.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    onClose: end => void ends.add(end),
  }
}
