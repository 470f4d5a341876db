/** Monitors: a tree of folders and items; an item wants articles by word groups or by a rule. */
import { contract, Empty, Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Spec 5. */
export const nameLength = { min: 2, max: 50 }
export const mostWordGroups = 5
export const mostMediaGroups = 10

const Name = z.string().trim().min(nameLength.min, 'monitors.nameLength').max(nameLength.max, 'monitors.nameLength')
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
    .union([Name, z.literal('')])
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
  version: z.number().int(),
  updatedAt: Moment,
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

/** The draft of a rule, checked and tried on what is stored. */
export const Preview = z.object({
  problems: z.array(RuleProblem),
  /** The rule as text, when it could be read. */
  rule: z.string().nullable(),
  sentence: Words.nullable(),
  /** Articles found among those examined; `complete` false: there are more than were examined. */
  count: z.number().int(),
  complete: z.boolean(),
  examined: z.number().int(),
  /** Articles a day, oldest first. */
  days: z.array(z.object({ day: z.string(), count: z.number().int() })),
  samples: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      media: z.string(),
      publishedAt: Moment,
      excerpt: z.string(),
      titleHits: z.array(z.object({ from: z.number().int(), to: z.number().int(), term: z.string() })),
      excerptHits: z.array(z.object({ from: z.number().int(), to: z.number().int(), term: z.string() })),
    }),
  ),
})
export type Preview = z.infer<typeof Preview>

const ById = z.object({ id: Id })
const Neighbours = z.object({
  idPrev: z.coerce.number().int().min(0),
  id: Id,
  idNext: z.coerce.number().int().min(0),
  fatherId: z.coerce.number().int().min(0),
})
const RuleParts = MonitorDraft.pick({ form: true, rule: true, languages: true, regions: true, mediaLimit: true })

export const monitors = contract({
  list: {
    method: 'GET',
    path: '/inews/monitor',
    access: 'member',
    summary: 'The tree of monitors, in order',
    query: z.object({ isOpen: Flag.optional() }),
    reply: z.array(Monitor),
  },
  create: {
    method: 'POST',
    path: '/inews/monitor',
    access: 'member',
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
    summary: 'One monitor',
    params: ById,
    reply: Monitor,
  },
  update: {
    method: 'PUT',
    path: '/inews/monitor/{id}',
    access: 'member',
    summary: 'Change a monitor; the rule before stays in its history',
    params: ById,
    body: MonitorDraft,
    bodyLimit: 2_097_152,
    reply: Monitor,
  },
  remove: {
    method: 'DELETE',
    path: '/inews/monitor/{id}',
    access: 'member',
    summary: 'Remove a monitor without children',
    params: ById,
    reply: Empty,
  },
  /** Undo of a removal. */
  restore: {
    method: 'POST',
    path: '/inews/monitor/{id}/restore',
    access: 'member',
    quota: 'monitorCount',
    summary: 'Bring a removed monitor back',
    params: ById,
    reply: Monitor,
  },
  history: {
    method: 'GET',
    path: '/inews/monitor/History',
    access: 'member',
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
    summary: 'Move a monitor between two neighbours; 0 where there is none',
    params: Neighbours,
    reply: Empty,
  },
  preview: {
    method: 'POST',
    path: '/inews/monitor/preview',
    access: 'member',
    summary: 'Try a rule on stored articles before it is saved',
    body: RuleParts.extend({ days: z.number().int().min(1).max(90).default(30) }),
    bodyLimit: 2_097_152,
    reply: Preview,
  },
  /** Numbers for the tree: articles and unread ones of the last 24 hours, with a line of 24 hours. */
  counts: {
    method: 'GET',
    path: '/inews/monitor/counts',
    access: 'member',
    summary: 'Recent numbers of all monitors',
    reply: z.array(
      z.object({
        id: z.number().int(),
        day: z.number().int(),
        week: z.number().int(),
        hours: z.array(z.number().int()),
      }),
    ),
  },
})
