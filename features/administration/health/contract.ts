/** How the running product is: liveness, readiness, lag of the pipeline; errors that browsers report. */
import { contract, feature, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { consoleCalls } from './contract/console.ts'
import { inForceCalls } from './contract/in-force.ts'
import { ProcessCount } from './contract/processes.ts'
import { TextIndexes } from './contract/text-indexes.ts'
import { Collecting, windowCalls } from './contract/window.ts'

export * from './contract/console.ts'
export * from './contract/in-force.ts'
export * from './contract/processes.ts'
export * from './contract/window.ts'

/** How messages leave, over the whole installation; it names nobody. */
export const Sending = z.object({
  oldestSeconds: z.number().nullable().describe('How long the message due longest has waited; null: none waits'),
  failedLastHour: z.number().int(),
  pausedChannels: z.number().int(),
})
export type Sending = z.infer<typeof Sending>

/** For operators: names organisations and what they cost. */
export const Installation = Collecting.extend({
  version: z.string(),
  role: z.enum(['all', 'web', 'worker']),
  startedAt: Moment,
  /** Articles whose batch failed more than once. */
  failing: z.number().int(),
  sending: Sending,
  /** The pipeline of this process since its start; null where none runs. */
  pipeline: z
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
      turnShare: z.number().describe('Of the time of batches, so much in which all others waited for one; 0 to 1'),
      lastError: z.string().nullable(),
    })
    .nullable(),
  /** The index of texts beside the database; null: there is none, and the database searches. */
  textIndex: TextIndexes.nullable(),
  /** Calls of this process that hold a connection now, of them expensive ones, and that wait for one. */
  calls: z.array(
    z.object({ orgId: z.number().int(), all: z.number().int(), dear: z.number().int(), waiting: z.number().int() }),
  ),
})
export type Installation = z.infer<typeof Installation>

/** Programs beside this one that are not there at the moment. */
export const outsideParts = ['issuer', 'files', 'search'] as const

/** The cluster that searches texts beside the database. */
export const SearchNodes = z.object({
  there: z
    .number()
    .int()
    .nullable()
    .describe('Nodes that are in the cluster; null: it does not answer, or does not tell'),
  of: z.number().int().describe('Nodes that are set'),
  spared: z
    .boolean()
    .describe('It asked to be spared (429) within two minutes: workers send it less, and changes reach it later'),
})
export type SearchNodes = z.infer<typeof SearchNodes>

export const health = contract({
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
    summary: 'Members are served: a reading like theirs is answered within two seconds',
    /** `writes`: `refused` while the disk is full; what is stored can be read. */
    reply: z.object({
      status: z.enum(['ready', 'unavailable']),
      writes: z.enum(['taken', 'refused']),
      waitsFor: z
        .array(z.enum(outsideParts))
        .describe(
          'What is served meanwhile goes on; new sign-ins wait for the issuer, downloads and uploads for the store of files; without search the database searches',
        ),
    }),
  },
  health: {
    method: 'GET',
    path: '/health',
    access: 'public',
    envelope: 'bare',
    summary: 'Whether the product can serve, its version, and whether messages leave',
    reply: z.object({
      status: z.enum(['ready', 'unavailable']),
      version: z.string(),
      sending: Sending.nullable().describe('Up to five seconds old; null: not known'),
      processes: z.array(ProcessCount).describe('All of the installation, up to five seconds old'),
      search: SearchNodes.nullable().describe('Up to two seconds old; null: the database searches alone'),
    }),
  },
  installation: {
    method: 'GET',
    path: '/inews/installation',
    access: 'operator',
    summary: 'Lag of the pipeline, its rules and their costs, and who uses how many connections',
    reply: Installation,
  },
  ...consoleCalls,
  ...inForceCalls,
  ...windowCalls,
})

export const healthFeature = feature({
  name: 'health',
  permissions: {},
  quotas: {},
  contract: health,
})
