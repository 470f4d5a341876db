/** An event as lists, its page and programs see it. */
import { ArticleRow, longestRangeDays } from '@guanlan/features/articles/articles/contract'
import { Id, KeysetPaging, LongId, Moment, Paging, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { eventStates } from './states.ts'

export const eventKinds = [
  'product',
  'service',
  'accident',
  'executive',
  'rumour',
  'policy',
  'market',
  'activity',
  'other',
] as const

/** Where it began. */
export const eventOrigins = ['hand', 'articles', 'story', 'incident', 'hotEvent', 'crisis', 'candidate'] as const

export const titleLength = { least: 2, most: 50 } as const
export const mostArticlesAtOnce = 1_000

const dayMs = 86_400_000
const Names = z.array(z.string().trim().min(1).max(50)).max(20).default([])

/** What it is about. Industries by the codes of the settings. */
export const Subjects = z.object({
  industry: z.string().max(50).nullable().default(null),
  companies: Names,
  brands: Names,
  products: Names,
})
export type Subjects = z.infer<typeof Subjects>

/** What people write of an event. */
const written = {
  title: z
    .string({ error: 'events.titleMissing' })
    .trim()
    .min(1, { error: 'events.titleMissing', abort: true })
    .min(titleLength.least, 'events.titleLength')
    .max(titleLength.most, 'events.titleLength'),
  rule: z.string().max(60_000).describe('In the rule language; empty: articles are put in by people'),
  startTime: Moment,
  endTime: Moment.nullable().describe('null: it takes articles in for 90 days at most'),
  kind: z.enum(eventKinds),
  place: z
    .string()
    .regex(/^\d{6}$/)
    .nullable()
    .describe('Division code'),
  note: z.string().trim().max(2_000, 'events.noteLength'),
  subjects: Subjects,
  ownerId: Id.nullable().describe('null: the organisation’s'),
}
const draft = z.object({
  ...written,
  rule: written.rule.default(''),
  endTime: written.endTime.default(null),
  kind: written.kind.default('other'),
  place: written.place.default(null),
  note: written.note.default(''),
  subjects: Subjects.default({ industry: null, companies: [], brands: [], products: [] }),
  ownerId: written.ownerId.default(null),
})

/** @returns the sentence against a span, or null. Both ends are of the 90 days (spec 5, ambiguities 78). */
interface Span {
  startTime?: string | undefined
  endTime?: string | null | undefined
}
export function spanProblem({ startTime, endTime }: Span) {
  if (endTime === null || endTime === undefined || startTime === undefined) return null
  const length = Date.parse(endTime) - Date.parse(startTime)
  if (length < 0) return 'events.endBeforeStart'
  return length > longestRangeDays * dayMs ? 'events.spanTooLong' : null
}

const inSpan = <T extends Span>(
  event: T,
  { addIssue }: { addIssue: (issue: { code: 'custom'; message: string; path: string[] }) => void },
) => {
  const problem = spanProblem(event)
  if (problem) addIssue({ code: 'custom', message: problem, path: ['endTime'] })
}

export const EventDraft = draft.superRefine(inSpan)
export type EventDraft = z.infer<typeof draft>

/** Of what an event is made, besides its rule. */
const Made = {
  startTime: Moment.optional().describe('Default: when the earliest of its articles was published'),
  idList: z.array(LongId).max(mostArticlesAtOnce).default([]).describe('Articles that are in it from the beginning'),
  origin: z.enum(['story', 'incident', 'hotEvent', 'crisis']).nullable().default(null),
  originId: LongId.nullable().default(null).describe('Of the origin, whose articles are in it'),
}
export const NewEvent = draft.extend(Made).superRefine(inSpan)
export type NewEvent = z.output<typeof NewEvent>
/** As the specification has it: without an id it creates (ambiguities 59). With one, what is not named stays as it is. */
export const UpdatedEvent = z
  .object(written)
  .partial()
  .extend({ ...Made, id: Id.optional(), version: Version.optional() })
  .superRefine(inSpan)
  .refine(({ id, title }) => id !== undefined || title !== undefined, { error: 'events.titleMissing', path: ['title'] })

export const InfoEvent = draft.extend({
  id: z.number().int(),
  orgId: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  createdAt: Moment,
  createdBy: z.string().nullable(),
  ruleVersion: z.number().int(),
  owner: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  origin: z.enum(eventOrigins),
  chapter: z.number().int(),
  state: z.enum(eventStates),
  stateAt: Moment,
  treeId: z.number().int().describe('Of its course: the root of its nodes'),
  /** Of those that stand in lists and that the reader sees. */
  articles: z.number().int(),
  stories: z.number().int(),
  negative: z.number().int(),
  firstArticleAt: Moment.nullable(),
  lastArticleAt: Moment.nullable(),
  /** Articles of each of the last seven days of it, the latest last. */
  days: z.array(z.number().int()).length(7),
  heat: z
    .number()
    .int()
    .describe('0–100: of its articles, media and interactions with the weights of the organisation'),
  /** A task that takes stored articles in. */
  filling: z.object({ done: z.number().int(), total: z.number().int().nullable(), found: z.number().int() }).nullable(),
})
export type InfoEvent = z.infer<typeof InfoEvent>

export const RuleVersion = z.object({
  version: z.number().int(),
  rule: z.string(),
  savedAt: Moment,
  savedBy: z.string().nullable(),
})
export type RuleVersion = z.infer<typeof RuleVersion>

/** `all`: of the organisation; `mine`: those the reader owns or made; `before`: those that are over. */
export const eventScopes = ['all', 'mine', 'before'] as const

/** Which events; what is left out does not matter. */
export const EventQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the title'),
  state: z.enum(eventStates).optional(),
  kind: z.enum(eventKinds).optional(),
  isNot: z.boolean().default(false).describe('State and kind are those that it has not'),
  subject: z.string().max(50).default('').describe('A company, brand or product it is about'),
  industry: z.string().max(50).optional(),
  startTime: Moment.optional().describe('Began at this moment or later'),
  endTime: Moment.optional().describe('Began at this moment or earlier'),
  /** Deleted ones, 30 days. */
  bin: z.boolean().default(false),
  sort: z.enum(['createdAt', 'updatedAt', 'startTime', 'title']).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type EventQuestion = z.infer<typeof EventQuestion>
export const ScopedQuestion = EventQuestion.extend({ scope: z.enum(eventScopes).default('all') })
export type ScopedQuestion = z.infer<typeof ScopedQuestion>
export const EventPage = EventQuestion.extend({
  ...KeysetPaging.shape,
  titleLike: z.string().max(100).default('').describe('As `like`'),
})

export const TopEvent = z.object({
  place: z.number().int(),
  before: z.number().int().nullable().describe('Its place a day ago; null: it was not among the ten'),
  event: InfoEvent,
})
export type TopEvent = z.infer<typeof TopEvent>

export const ArticlesQuery = z.object({
  id: Id,
  sort: z.enum(['time_desc', 'time_asc', 'interaction_desc', 'reach_desc']).default('time_desc'),
  ...Paging.shape,
})
export const EventArticle = ArticleRow

/** Columns of an exported list. */
export const exported = {
  title: strings.title,
  state: strings.state,
  kind: strings.kind,
  startTime: strings.startTime,
  endTime: strings.endTime,
  articles: strings.articles,
  stories: strings.stories,
  negative: strings.negative,
  heat: strings.heat,
  firstArticleAt: strings.firstArticle,
  lastArticleAt: strings.lastArticle,
  subjects: strings.subjects,
  owner: strings.owner,
  rule: strings.rule,
}
