/** How the running product is: liveness, readiness, lag of the pipeline; errors that browsers report. */
import { contract, Empty, feature, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const Health = z.object({
  status: z.enum(['ready', 'starting', 'unavailable']),
  version: z.string(),
  role: z.string(),
  startedAt: Moment,
  database: z.boolean(),
  pipeline: z
    .object({
      /** Articles between accepted and stored, and how long the oldest has waited. */
      waiting: z.number().int(),
      oldestSeconds: z.number().nullable(),
      failing: z.number().int(),
      /** Of this process since its start; null where no pipeline runs. */
      here: z
        .object({
          /** What is matched with: every transaction before `version` is in it. */
          rules: z.object({
            rules: z.number().int(),
            changes: z.number().int(),
            version: z.string().nullable(),
            loadedFrom: z.enum(['disk', 'database']).nullable(),
            bytes: z.number().int(),
            /** Expected microseconds an article, of the organisations that cost most. */
            costs: z.array(z.object({ orgId: z.number().int(), microseconds: z.number() })),
          }),
          articles: z.number().int(),
          lagMs: z.number(),
          lastError: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  sources: z.object({ enabled: z.number().int(), failing: z.number().int() }).nullable(),
})
export type Health = z.infer<typeof Health>

export const diagnostics = contract({
  live: {
    method: 'GET',
    path: '/health/live',
    access: 'public',
    envelope: 'bare',
    summary: 'The process answers',
    reply: z.object({ status: z.literal('live') }),
  },
  ready: {
    method: 'GET',
    path: '/health/ready',
    access: 'public',
    envelope: 'bare',
    summary: 'The process can serve: database reached, migrated',
    reply: z.object({ status: z.enum(['ready', 'unavailable']) }),
  },
  health: {
    method: 'GET',
    path: '/health',
    access: 'public',
    envelope: 'bare',
    summary: 'Lag of the pipeline and state of the sources',
    reply: Health,
  },
  /** Form post of the browser (spec 7): code 10003 and, for failed answers, error, url, name and phone. */
  clientError: {
    method: 'POST',
    path: '/api/log/error',
    access: 'public',
    bodyKind: 'form',
    bodyLimit: 65_536,
    summary: 'Report an error of the screen',
    body: z.object({
      content: z.string().min(1).max(8_000),
      code: z.coerce.number().int().default(10_003),
      error: z.string().max(8_000).optional(),
      url: z.string().max(2_000).optional(),
      name: z.string().max(100).optional(),
      phone: z.string().max(30).optional(),
    }),
    reply: Empty,
  },
})

export const diagnosticsFeature = feature({
  name: 'diagnostics',
  permissions: {},
  quotas: {},
  contract: diagnostics,
})
