/** How long calls took, by the declared address: an address that nobody declared is one of them, whatever it says. */
import type { FastifyInstance } from 'fastify'
import { Gauge, Histogram, type Registry } from 'prom-client'

const secondsOf = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function countCalls(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'guanlan_http_request_duration_seconds',
    help: 'Time from the first byte of a call to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsOf,
    registers: [registry],
  })
  const open = new Gauge({
    name: 'guanlan_http_requests_open',
    help: 'Calls that are being answered, open event streams among them',
    registers: [registry],
  })
  app.addHook('onRequest', async () => open.inc())
  // Told of every call, of one whose reader left, too.
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      open.dec()
      const route = request.routeOptions.url ?? 'none'
      const status = `${Math.floor(reply.raw.statusCode / 100)}xx`
      seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000)
    })
  })
}
