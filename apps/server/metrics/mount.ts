/** `GET /metrics` for Prometheus, for whoever has the token of the installation; without a token the address does not exist. */
import { timingSafeEqual } from 'node:crypto'
import { refuse } from '@guanlan/platform/contract'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { countCalls } from './calls.ts'
import { describeInstallation, type InstallationParts } from './installation.ts'

/** Before any route: calls are counted at those that come after. */
export function mountMetrics(app: FastifyInstance, token: string, parts: InstallationParts): void {
  // One a process and product: tests run several products in one process.
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  // Sums of what its neighbours have by kind, under names that Prometheus reserves for counters (promtool check metrics).
  for (const what of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${what}_total`)
  countCalls(app, registry)
  describeInstallation(registry, parts)
  app.get('/metrics', async (request, reply) => {
    if (!isSame(`Bearer ${token}`, request.headers.authorization ?? '')) throw refuse('signedOut', 'platform.signedOut')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
