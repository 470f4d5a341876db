/** Trace tasks: an article that is looked at again and again, what was seen of it, and what was told. */
import { detectorStates } from '@guanlan/features/articles/articles/contract'
import { Id, KeysetPaging, keysetListOf, LongId, Moment, removeOneCall, Version } from '@guanlan/platform/contract'
import { z } from 'zod'

export const remarkLength = 500
/** Times as many interactions that are told; 0: never. */
export const growthBounds = { least: 2, most: 1_000 }
/** Where nothing else is chosen. */
export const usualDays = 30
export const mostDays = 366
/** Of an organisation, at the same time. */
export const mostActive = 1_000

/** processingFlag: 0 not processed, 1 processing, 2 done, 3 failed. */
export const traceFlags = ['0', '1', '2', '3'] as const
const Flag = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
export const eventKinds = ['deleted', 'back', 'restricted', 'changed', 'restless', 'growth', 'copied'] as const
/** Why a page says nothing. */
export const problems = ['forbidden', 'noAnswer', 'noAddress'] as const

const Count = z.number().int().nullable()
const settings = {
  endsAt: Moment,
  growth: z
    .number()
    .int()
    .refine(times => times === 0 || (times >= growthBounds.least && times <= growthBounds.most), 'tracking.growth')
    .default(3)
    .describe('Told when interactions are so many times what they were; 0: never'),
  copies: z.boolean().default(true).describe('Copy the page when it is seen first, has changed, or is back'),
  remark: z.string().trim().max(remarkLength, 'tracking.remarkLength').default(''),
}
export const TraceSettings = z.object(settings)
export type TraceSettings = z.infer<typeof TraceSettings>
export const TraceDraft = z.object({
  articleId: LongId,
  ...settings,
  endsAt: settings.endsAt.optional().describe('Absent: in 30 days'),
})
export type TraceDraft = z.infer<typeof TraceDraft>

export const TraceTask = z.object({
  id: z.number().int(),
  version: Version,
  articleId: z.number().int(),
  /** Null: it is not there any more, or the reader may not see it. */
  title: z.string().nullable(),
  media: z.string().nullable(),
  url: z.string().nullable(),
  publishedAt: Moment.nullable(),
  flag: Flag,
  /** Detector code: 0 normal, 1 deleted, 2 limited by its site, 3 put in order by its site, -1 no answer, 4 restricted; null: not looked at yet. */
  state: z.enum(detectorStates).nullable(),
  problem: z.enum(problems).nullable().describe('Why its page says nothing'),
  counted: z.boolean().describe('Its site tells counts; else they come by push'),
  readnum: Count,
  likenum: Count,
  sharenum: Count,
  commentnum: Count,
  changes: z.number().int().describe('How often its text was another one'),
  ownerId: Count,
  ownerName: z.string().nullable(),
  startedAt: Moment,
  endsAt: Moment,
  lookedAt: Moment.nullable(),
  nextAt: Moment.nullable(),
  endedAt: Moment.nullable(),
  recalledAt: Moment.nullable(),
  recalledBy: z.string().nullable(),
  growth: z.number().int(),
  copies: z.boolean(),
  remark: z.string(),
  origin: z.string().describe('`hand`, or what started it: `crisis`'),
  originId: z.number().int().nullable(),
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
})
export type TraceTask = z.infer<typeof TraceTask>

export const TextPart = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })
export type TextPart = z.infer<typeof TextPart>

export const TraceEvent = z.object({
  id: z.number().int(),
  at: Moment,
  kind: z.enum(eventKinds),
  /** Of `growth`: interactions before and now. */
  before: Count,
  now: Count,
  /** Of `changed`, in the order of the text; what is the same and long is cut. */
  difference: z.array(TextPart).nullable(),
})
export type TraceEvent = z.infer<typeof TraceEvent>

export const TraceCourse = z.object({
  /** Oldest first, the newest thousand. */
  looks: z.array(
    z.object({
      at: Moment,
      state: z.enum(detectorStates).nullable(),
      status: Count,
      readnum: Count,
      likenum: Count,
      sharenum: Count,
      commentnum: Count,
    }),
  ),
  /** Newest first. */
  events: z.array(TraceEvent),
})

export const TraceQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the remark or of the title'),
  flag: z.enum(['all', ...traceFlags]).default('all'),
  state: z.enum(['all', ...detectorStates]).default('all'),
  mine: z.enum(['true', 'false']).default('false').describe('Those whose messages I get'),
  origin: z.string().max(20).default('').describe('What started it: `hand`, `crisis`; empty: whatever did'),
  originId: z.coerce
    .number<string | number>()
    .int()
    .min(0)
    .max(2_147_483_647)
    .default(0)
    .describe('Its number there; 0: any'),
})
export type TraceQuestion = z.infer<typeof TraceQuestion>

const path = '/inews/data/traceTask'
const sees = { access: 'member', permission: 'tracking.view', tokenHeader: true } as const
const edits = { access: 'member', permission: 'tracking.edit', tokenHeader: true } as const

export const traceCalls = {
  listTraces: {
    ...sees,
    method: 'GET',
    path,
    summary: 'Articles that are traced, newest first',
    query: TraceQuestion.extend(KeysetPaging.shape),
    reply: keysetListOf(TraceTask),
  },
  getTrace: {
    ...sees,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'One trace task with all that was seen: states, counts, changes of the text',
    params: z.object({ id: Id }),
    reply: TraceTask.extend(TraceCourse.shape),
  },
  startTrace: {
    ...edits,
    undo: true,
    method: 'POST',
    path,
    summary: 'Trace an article: its page, its counts, its text, until a moment',
    body: TraceDraft,
    reply: TraceTask,
  },
  updateTrace: {
    ...edits,
    undo: true,
    method: 'PUT',
    path,
    summary:
      'Change the end, what is told and what is copied; refused when it was changed since the version that is named',
    body: TraceSettings.extend({ id: Id, version: Version }),
    reply: TraceTask,
  },
  removeTrace: {
    ...removeOneCall({
      permission: 'tracking.edit',
      path: `${path}/{id}`,
      summary: 'Remove a trace task; undo brings it back with all that was seen',
    }),
    tokenHeader: true,
  },
  recallTrace: {
    ...edits,
    method: 'POST',
    path: `${path}/recall`,
    summary: 'End a trace task that waits or is processed: at once, with all that was seen; refused when it is over',
    body: z.object({ id: Id }),
    reply: TraceTask,
  },
} as const
