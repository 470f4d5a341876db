/** A source as an organisation sees it: a shared one, or one of its own. */
import { MediaType } from '@guanlan/features/articles/articles/contract'
import { Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const sourceKinds = ['feed', 'sitemap', 'list'] as const
export const SourceKind = z.enum(sourceKinds)
export type SourceKind = z.infer<typeof SourceKind>

/** detectorStatus: 0 normal, 1 gone, 2 rate-limited, 3 optimised, 4 restricted, -1 failed. */
export const SourceState = z.literal([0, 1, 2, 3, 4, -1])
export type SourceState = z.infer<typeof SourceState>

/** One word for what a reader wants to know first: how it fares. */
export const conditions = [
  'normal',
  'waiting',
  'silent',
  'limited',
  'optimised',
  'restricted',
  'gone',
  'failed',
  'held',
  'off',
] as const
export const Condition = z.enum(conditions)
export type Condition = z.infer<typeof Condition>

/** Settings of a list page: the shape of the addresses of its articles. */
export const SourceSettings = z.object({ shape: z.string().max(500).optional() })
export const SourceUrl = z.url({ protocol: /^https?$/, error: 'sources.urlFaulty' }).max(2_000, 'sources.urlFaulty')

const Name = z.string().trim().min(1, 'sources.nameLength').max(100, 'sources.nameLength')
export const Folder = z.string().trim().max(50, 'sources.folderLength')
const Note = z.string().trim().max(500, 'sources.noteLength')

/** What is asked, said once when it is added. */
export const NewSource = z.object({
  url: SourceUrl,
  kind: SourceKind.default('feed'),
  name: Name,
  mediaType: MediaType.default('web'),
  fullText: z.boolean().default(false).describe('Read the pages of new entries too, for feeds that carry summaries'),
  settings: SourceSettings.default({}),
  folder: Folder.default(''),
  note: Note.default(''),
})
export type NewSource = z.infer<typeof NewSource>

/** What an organisation says of one of its own. */
export const SourceDraft = z.object({ name: Name, folder: Folder, note: Note, enabled: z.boolean() })
export type SourceDraft = z.infer<typeof SourceDraft>

export const Health = z.object({
  /** Entries handed in, by spans of 24 hours back from now; the last is the newest. */
  days: z.array(z.number().int()),
  /** Of the last seven days, or of those since it was added; null: less than one. */
  perDay: z.number().nullable(),
  asked: z.number().int(),
  failed: z.number().int(),
  refused: z.number().int(),
  bytes: z.number().int(),
  /** Of a feed, in the last seven days: new entries with the id of another one, told apart by their links; entries under another id than before; titles that changed. */
  sameIds: z.number().int(),
  newIds: z.number().int(),
  edited: z.number().int(),
  /** Seconds from publication until it was seen; null: too few that say when they were published. */
  delay50: z.number().int().nullable(),
  delay95: z.number().int().nullable(),
})
export type Health = z.infer<typeof Health>

export const SourceRow = SourceDraft.extend({
  id: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  url: z.string(),
  kind: SourceKind,
  mediaType: MediaType,
  fullText: z.boolean(),
  shared: z.boolean().describe('Collected for everybody; only an operator changes it'),
  own: z.boolean(),
  condition: Condition,
  state: SourceState,
  silent: z.boolean(),
  heldBy: z
    .enum(['source', 'host', 'organisation'])
    .nullable()
    .describe('Whose budget of the day is spent: it is asked again tomorrow'),
  failures: z.number().int(),
  lastError: z.string().nullable(),
  lastAskedAt: Moment.nullable(),
  lastSuccessAt: Moment.nullable(),
  lastNewAt: Moment.nullable(),
  nextAt: Moment.nullable(),
  paceSeconds: z.number().int(),
  health: Health,
})
export type SourceRow = z.infer<typeof SourceRow>

export const SourceQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of name, address or note'),
  condition: z.enum(['all', ...conditions]).default('all'),
  kind: z.enum(['all', ...sourceKinds]).default('all'),
  mediaType: z.enum(['all', ...MediaType.options]).default('all'),
  owner: z.enum(['all', 'own', 'shared']).default('all'),
  folder: z.string().max(50).default(''),
  sort: z.enum(['name', 'lastSuccessAt', 'lastNewAt', 'createdAt']).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type SourceQuestion = z.infer<typeof SourceQuestion>

export const SourceHour = z.object({
  hour: Moment,
  asked: z.number().int(),
  unchanged: z.number().int(),
  failed: z.number().int(),
  fresh: z.number().int(),
  refused: z.number().int(),
  bytes: z.number().int(),
})
export type SourceHour = z.infer<typeof SourceHour>
