/** Monitors: a tree of folders and items; an item wants articles by word groups or by a rule. */
import { contract, Empty, feature, Id, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Spec 5. */
export const nameLength = { min: 2, max: 50 }
export const mostWordGroups = 5
export const mostMediaGroups = 10

const Name = z.string().trim().min(nameLength.min, 'monitors.nameLength').max(nameLength.max, 'monitors.nameLength')
const ShortName = z
  .string()
  .trim()
  .min(nameLength.min, 'monitors.shortNameLength')
  .max(nameLength.max, 'monitors.shortNameLength')
const Flag = z.union([
  z.boolean(),
  z.enum(['0', '1']).transform(v => v === '1'),
  z.literal(0).transform(() => false),
  z.literal(1).transform(() => true),
])

export const WordGroup = z.object({
  /** Words joined by `,` (any of) or `+` (all of), not both. */
  words: z.string().trim().min(1, 'monitors.wordsRequired').max(20_000),
  /** A word must occur at least this often: 1–10 (spec 5). */
  frequency: z
    .number('monitors.frequency')
    .int('monitors.frequency')
    .min(1, 'monitors.frequency')
    .max(10, 'monitors.frequency')
    .default(1),
})
export const WordForm = z.object({
  groups: z.array(WordGroup).min(1, 'monitors.wordsRequired').max(mostWordGroups, 'monitors.tooManyGroups'),
  excluded: z.string().trim().max(20_000).default(''),
})
export type WordForm = z.infer<typeof WordForm>

/** What a person writes: a folder, or an item by form or by rule text. */
export const MonitorDraft = z.object({
  kind: z.enum(['folder', 'item']),
  name: Name,
  shortName: z
    .union([ShortName, z.literal('')], 'monitors.shortNameLength')
    .nullish()
    .transform(v => v || null),
  category: z
    .string()
    .trim()
    .max(50)
    .nullish()
    .transform(v => v || null),
  fatherId: z.coerce.number().int().min(0).default(0),
  form: WordForm.nullish(),
  rule: z.string().trim().max(750_000).nullish(),
  languages: z.array(z.string().max(10)).max(20).default([]),
  /** Division codes; an article passes when it is from, or speaks of, one of them. */
  regions: z.array(z.number().int()).max(100).default([]),
  /** Media types by code word. */
  mediaLimit: z.array(z.string().max(20)).max(mostMediaGroups, 'monitors.tooManyMediaGroups').default([]),
  isOpen: Flag.default(true),
})
export type MonitorDraft = z.infer<typeof MonitorDraft>
/** A change of a saved monitor. */
export const ChangedMonitor = MonitorDraft.extend({
  revision: Version.optional().describe(
    'What it started from: an older one is refused (409). Without it the newest is overwritten.',
  ),
})
export type ChangedMonitor = z.infer<typeof ChangedMonitor>

/** Event `saved`; nulls: which ones is not known, so look at all of them. */
export const SavedMonitor = z.object({ monitor: z.number().int().nullable(), revision: z.number().int().nullable() })
export type SavedMonitor = z.infer<typeof SavedMonitor>

export const Monitor = z.object({
  id: z.number().int(),
  orgId: z.number().int(),
  fatherId: z.number().int(),
  idPrev: z.number().int(),
  idNext: z.number().int(),
  kind: z.enum(['folder', 'item']),
  name: z.string(),
  shortName: z.string().nullable(),
  category: z.string().nullable(),
  form: WordForm.nullable(),
  rule: z.string().nullable(),
  languages: z.array(z.string()),
  regions: z.array(z.number().int()),
  mediaLimit: z.array(z.string()),
  isOpen: z.boolean(),
  /** Counts the changes of rule and name; its history shows them. */
  version: z.number().int(),
  /** Counts the saves, whatever they changed. */
  revision: Version,
  updatedAt: Moment,
  /** Name of the member who saved last; null: the system. */
  updatedBy: z.string().nullable(),
  /** Filling from stored articles, while it runs and for a minute after. */
  backfill: z
    .object({
      state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
      examined: z.number().int(),
      candidates: z.number().int(),
      found: z.number().int(),
    })
    .nullable(),
})
export type Monitor = z.infer<typeof Monitor>

const Words = z.tuple([z.string(), z.string(), z.string()])
export const RuleProblem = z.object({
  from: z.number().int(),
  to: z.number().int(),
  code: z.string(),
  severity: z.enum(['error', 'advice']),
  /** In zh, zh-TW, en. */
  message: Words,
  group: z.number().int().nullable(),
})

const HitPlace = z.object({ from: z.number().int(), to: z.number().int(), term: z.string() })
/** An article with the rule's words marked. */
export const Sample = z.object({
  id: z.number().int(),
  title: z.string(),
  media: z.string(),
  publishedAt: Moment,
  excerpt: z.string(),
  titleHits: z.array(HitPlace),
  excerptHits: z.array(HitPlace),
})
export type Sample = z.infer<typeof Sample>

/** Where a count stops until it is asked to go on. */
export const mostCounted = 10_000

/**
 * The draft of a rule, checked and tried on what is stored, newest first. Every reply says all that was found so far: with a cursor it takes
 * the place of the reply the cursor came from, nothing is to be added up.
 */
export const Preview = z.object({
  problems: z.array(RuleProblem),
  /** The rule as text, when it could be read. */
  rule: z.string().nullable(),
  sentence: Words.nullable(),
  /** Articles found so far, exactly; stands at `mostCounted` when `capped`: there are more, and `next` counts them all. */
  count: z.number().int(),
  capped: z.boolean(),
  /** The whole time range is walked. */
  complete: z.boolean(),
  /** Articles walked so far, whatever their texts say. */
  examined: z.number().int(),
  /** To go on with; null when complete. */
  next: z.string().nullable(),
  /** Share of the time range walked, 0–1. */
  progress: z.number(),
  /** Articles a day of the organisation's zone, oldest first; every day of the range. */
  days: z.array(z.object({ day: z.string(), count: z.number().int() })),
  /** The newest, 5 at most. */
  samples: z.array(Sample),
  /** What could be added to the rule, 8 each at most, best first. */
  words: z.object({
    /** Held by this share (0–1) of the articles found: with it (`+word`) about that share remains. */
    narrow: z.array(z.object({ word: z.string(), share: z.number() })),
    /** Stands beside the rule's words, and in this many newest articles the rule does not find (`|word`). */
    widen: z.array(z.object({ word: z.string(), count: z.number().int() })),
  }),
  /** What a day may bring: all articles, and negative ones. */
  expected: z.object({ articlesPerDay: z.number(), alertsPerDay: z.number() }),
  /** Expected microseconds that the rule takes of every article, and the words it is looked up by, most frequent first (share of articles). */
  cost: z
    .object({
      microseconds: z.number(),
      heavy: z.boolean(),
      words: z.array(z.object({ word: z.string(), share: z.number() })),
    })
    .nullable(),
})
export type Preview = z.infer<typeof Preview>

const Change = z.object({ count: z.number().int(), samples: z.array(Sample) })
/** What a draft changes against the saved rule, over a part of the range: figures of this part only, newest part first. */
export const Replay = z.object({
  problems: z.array(RuleProblem),
  /** Articles the saved rule wants, and the draft. */
  before: z.number().int(),
  after: z.number().int(),
  /** With 5 samples each at most. */
  added: Change,
  lost: Change,
  /** Days of the organisation's zone with a change, oldest first. */
  days: z.array(z.object({ day: z.string(), added: z.number().int(), lost: z.number().int() })),
  next: z.string().nullable(),
  /** Share of the whole range walked so far, 0–1. */
  progress: z.number(),
})
export type Replay = z.infer<typeof Replay>

/** One node of a rule, true or false for an article. `from`, `to`: UTF-16 offsets in the original title or body. */
export interface WhyNode {
  kind: 'term' | 'scope' | 'all' | 'any' | 'not' | 'near' | 'window' | 'frequency'
  text: string
  holds: boolean
  /** Occurrences, where the node has any. */
  count?: number | undefined
  hits?: { term: string; field: 'title' | 'body'; from: number; to: number }[] | undefined
  parts: WhyNode[]
}
const WhyNode: z.ZodType<WhyNode> = z.object({
  kind: z.enum(['term', 'scope', 'all', 'any', 'not', 'near', 'window', 'frequency']),
  text: z.string(),
  holds: z.boolean(),
  count: z.number().int().optional(),
  hits: z
    .array(
      z.object({
        term: z.string(),
        field: z.enum(['title', 'body']),
        from: z.number().int(),
        to: z.number().int(),
      }),
    )
    .optional(),
  get parts() {
    return z.array(WhyNode)
  },
})

/** Why a monitor has an article, or has it not. */
export const Why = z.object({
  monitorId: z.number().int(),
  name: z.string(),
  /** The version that brought the article; null when the monitor has it not. */
  matchedVersion: z.number().int().nullable(),
  /** The version explained: the one that matched where it is still known, else the newest. */
  version: z.number().int(),
  text: z.string(),
  sentence: Words,
  /** Words and limits of that version together. */
  holds: z.boolean(),
  /** The same for the newest version. */
  holdsNow: z.boolean(),
  /** Only the limits that are set. */
  limits: z.array(z.object({ kind: z.enum(['language', 'region', 'media']), holds: z.boolean() })),
  node: WhyNode,
})
export type Why = z.infer<typeof Why>

const ById = z.object({ id: Id })
const Neighbours = z.object({
  idPrev: z.coerce.number().int().min(0),
  id: Id,
  idNext: z.coerce.number().int().min(0),
  fatherId: z.coerce.number().int().min(0),
})
const RuleParts = MonitorDraft.pick({ form: true, rule: true, languages: true, regions: true, mediaLimit: true })
/** A draft tried on the newest days; `cursor` is the `next` of the reply before, null begins. */
export const TriedDraft = RuleParts.extend({
  days: z.number().int().min(1).max(90).default(30),
  cursor: z.string().max(20_000).nullable().default(null),
})
export type TriedDraft = z.infer<typeof TriedDraft>

export const monitors = contract({
  list: {
    method: 'GET',
    path: '/inews/monitor',
    access: 'member',
    permission: 'monitors.view',
    summary: 'The tree of monitors, in order',
    query: z.object({ isOpen: Flag.optional() }),
    reply: z.array(Monitor),
  },
  create: {
    method: 'POST',
    path: '/inews/monitor',
    access: 'member',
    permission: 'monitors.edit',
    quota: 'monitorCount',
    summary: 'Create a monitor; it is live at once and fills from stored articles',
    body: MonitorDraft,
    bodyLimit: 2_097_152,
    reply: Monitor,
  },
  get: {
    method: 'GET',
    path: '/inews/monitor/{id}',
    access: 'member',
    permission: 'monitors.view',
    summary: 'One monitor',
    params: ById,
    reply: Monitor,
  },
  update: {
    method: 'PUT',
    path: '/inews/monitor/{id}',
    access: 'member',
    permission: 'monitors.edit',
    summary: 'Change a monitor; the rule before stays in its history',
    params: ById,
    body: ChangedMonitor,
    bodyLimit: 2_097_152,
    reply: Monitor,
  },
  saves: {
    method: 'GET',
    path: '/inews/monitor/saves',
    access: 'member',
    permission: 'monitors.view',
    envelope: 'events',
    summary: 'Tells when a monitor is saved or removed: event `saved` with monitor and revision',
    reply: Empty,
  },
  remove: {
    method: 'DELETE',
    path: '/inews/monitor/{id}',
    access: 'member',
    permission: 'monitors.edit',
    undo: true,
    summary: 'Remove a monitor without children',
    params: ById,
    reply: Empty,
  },
  /** Undo of a removal. */
  restore: {
    method: 'POST',
    path: '/inews/monitor/{id}/restore',
    access: 'member',
    permission: 'monitors.edit',
    quota: 'monitorCount',
    summary: 'Bring a removed monitor back',
    params: ById,
    reply: Monitor,
  },
  history: {
    method: 'GET',
    path: '/inews/monitor/History',
    access: 'member',
    permission: 'monitors.view',
    summary: 'Versions of a monitor, newest first',
    query: ById,
    reply: z.array(
      z.object({
        version: z.number().int(),
        name: z.string(),
        rule: z.string().nullable(),
        form: WordForm.nullable(),
        /** Name of the member; `#id` of somebody who has left; null: the system. */
        changedBy: z.string().nullable(),
        changedAt: Moment,
      }),
    ),
  },
  sort: {
    method: 'PUT',
    path: '/inews/monitor/sort/{idPrev}/{id}/{idNext}/{fatherId}',
    access: 'member',
    permission: 'monitors.edit',
    undo: true,
    summary: 'Move a monitor between two neighbours; 0 where there is none',
    params: Neighbours,
    reply: Empty,
  },
  preview: {
    method: 'POST',
    path: '/inews/monitor/preview',
    access: 'member',
    permission: 'monitors.edit',
    cost: 'dear',
    reads: true,
    summary: 'Try a rule on stored articles before it is saved',
    body: TriedDraft,
    bodyLimit: 2_097_152,
    reply: Preview,
  },
  replay: {
    method: 'POST',
    path: '/inews/monitor/{id}/replay',
    access: 'member',
    permission: 'monitors.edit',
    cost: 'dear',
    reads: true,
    summary: 'What a draft would add and lose against the saved rule, part by part',
    params: ById,
    body: TriedDraft,
    bodyLimit: 2_097_152,
    reply: Replay,
  },
  why: {
    method: 'GET',
    path: '/inews/monitor/{id}/why',
    access: 'member',
    permission: 'monitors.view',
    summary: 'Why a monitor has an article, or has it not',
    params: ById,
    query: z.object({ article: Id }),
    reply: Why,
  },
  counts: {
    method: 'GET',
    path: '/inews/monitor/counts',
    access: 'member',
    permission: 'monitors.view',
    summary: 'Articles of 24 hours of every monitor and folder, and of everything',
    /** Where the 24 hours end; absent: now. */
    query: z.object({ until: Moment.optional() }),
    reply: z.array(
      z.object({
        /** 0: everything of the organisation. In a folder an article that several of its monitors want counts once. */
        id: z.number().int(),
        day: z.number().int(),
        /** By hour, oldest first. */
        hours: z.array(z.number().int()),
      }),
    ),
  },
})

export const monitorsFeature = feature({
  name: 'monitors',
  permissions: {
    view: { name: ['查看监测项', '檢視監測項', 'See monitors'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑监测项', '編輯監測項', 'Change monitors'], roles: ['orgAdmin', 'member'] },
  },
  quotas: { monitorCount: { name: ['监测项数量', '監測項數量', 'Monitors'], kind: 'standing' } },
  contract: monitors,
})
