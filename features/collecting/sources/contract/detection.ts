/** What is behind an address that somebody pasted. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { SourceKind, SourceSettings, SourceState } from './source.ts'

export const foundKinds = [
  'feed',
  'site',
  'sitemap',
  'list',
  'article',
  'script',
  'login',
  'forbidden',
  'dead',
] as const
export const FoundKind = z.enum(foundKinds)
export type FoundKind = z.infer<typeof FoundKind>

/** Of one call: as many are asked about while the caller waits; more are a task. */
export const mostAtOnce = 3
export const mostDetected = 500

export const Sample = z.object({
  title: z.string(),
  url: z.string().nullable(),
  author: z.string().nullable(),
  publishedAt: Moment.nullable(),
  excerpt: z.string(),
  /** How many monitors of the organisation would want it, by the words it lists. */
  wanted: z.number().int(),
})
export type Sample = z.infer<typeof Sample>

/** A source that could be added. */
export const ProposedSource = z.object({
  kind: SourceKind,
  url: z.string(),
  title: z.string(),
  settings: SourceSettings,
  /** It is there already: `own`, or `shared` and collected for everybody. */
  known: z.enum(['own', 'shared']).nullable(),
})
export type ProposedSource = z.infer<typeof ProposedSource>

export const Detection = z.object({
  /** As it was written. */
  written: z.string(),
  folder: z.string(),
  url: z.string().nullable().describe('The address that answered'),
  what: FoundKind,
  state: SourceState,
  name: z.string().nullable(),
  perDay: z.number().nullable(),
  samples: z.array(Sample),
  sources: z.array(ProposedSource),
  /** What went wrong, as it was seen. */
  problem: z.string().nullable(),
})
export type Detection = z.infer<typeof Detection>
