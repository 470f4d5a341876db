/** An incident: what a warning found, told once, and what became of it. */
import {
  mediaLevels,
  mediaTypes,
  NegativityLevel,
  Published,
  Sentiment,
} from '@guanlan/features/articles/articles/contract'
import { Id, LongId, Moment, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { EscalationClock } from './escalation.ts'
import { Measured } from './time-condition.ts'
import { GroupNames } from './warning.ts'

/** Ways a warning is sent (warningSource). */
export const sources = ['auto', 'semiAuto', 'manual', 'monitorSend'] as const
export const states = ['open', 'acknowledged', 'inHand', 'done', 'falseAlarm'] as const
export type IncidentState = (typeof states)[number]
/** Of semi-automatic ones: whether somebody has looked. `kept`: nobody did, and it was not to be sent. */
export const reviews = ['none', 'waiting', 'sent', 'rejected', 'kept'] as const
/** What an article was told for. */
export const reasons = [
  'first',
  'reached',
  'level',
  'mediaLevel',
  'mediaType',
  'tenfold',
  'negative',
  'repeat',
  'measured',
  'over',
  'byHand',
] as const
export type Reason = (typeof reasons)[number]
export const noteLength = 500

export const Incident = z.object({
  id: z.number().int(),
  version: Version,
  warningId: z.number().int().nullable(),
  warningName: z.string(),
  warningVersion: z.number().int().nullable(),
  source: z.enum(sources),
  title: z.string(),
  level: NegativityLevel.nullable().describe('The worst so far'),
  sentiment: Sentiment,
  mediaLevel: z.enum(mediaLevels).describe('The widest so far'),
  mediaTypes: z.array(z.enum(mediaTypes)),
  articles: z.number().int(),
  messages: z.number().int(),
  state: z.enum(states),
  takenBy: z.string().nullable(),
  takenAt: Moment.nullable(),
  closedAt: Moment.nullable(),
  note: z.string(),
  review: z.enum(reviews),
  reviewDue: Moment.nullable(),
  openedAt: Moment,
  lastAt: Moment,
  demonstration: z.boolean(),
  measured: Measured.nullable().describe('null: articles raised it, and not a count'),
  escalation: EscalationClock.nullable().describe('Who else is told next; null: nobody'),
  mergedInto: z.number().int().nullable().describe('Put together with this one, where its articles are'),
})
export type Incident = z.infer<typeof Incident>

export const IncidentArticle = z.object({
  id: z.number().int(),
  title: z.string(),
  media: z.string(),
  mediaType: z.enum(mediaTypes),
  url: z.string().nullable(),
  sentiment: Sentiment,
  level: NegativityLevel.nullable(),
  ...Published.shape,
  addedAt: Moment,
  told: z.enum(reasons).nullable().describe('null: it folded in silently'),
  shared: z.array(z.string()).nullable().describe('Names and words in common; null: the same story'),
})
export type IncidentArticle = z.infer<typeof IncidentArticle>

export const IncidentQuestion = z.object({
  like: z.string().max(100).default('').describe('Part of the title'),
  state: z
    .enum(['all', 'unsettled', ...states])
    .default('all')
    .describe('unsettled: neither done nor a false alarm. A single state is without those that wait for review'),
  review: z.enum(['all', ...reviews]).default('all'),
  source: z.enum(['all', ...sources]).default('all'),
  warning: Id.nullable().default(null),
  level: NegativityLevel.nullable().default(null).describe('At least so bad'),
  days: z.coerce.number().int().min(1).max(365).nullable().default(null).describe('Something came within so many days'),
  from: Moment.nullable().default(null),
  to: Moment.nullable().default(null),
})
export type IncidentQuestion = z.infer<typeof IncidentQuestion>

/** Of the warning centre: what is settled is out of the way. */
export const CentreQuestion = IncidentQuestion.extend({
  state: z.enum(['all', 'unsettled', ...states]).default('unsettled'),
})

/** Of the screen for what waits: that comes first. */
export const ReviewQuestion = IncidentQuestion.extend({ review: z.enum(['all', ...reviews]).default('waiting') })

/** As charts mark them. */
export const StartedIncident = Incident.pick({ id: true, title: true, level: true, openedAt: true })
export type StartedIncident = z.infer<typeof StartedIncident>
export const mostStarted = 50

export const IncidentNumbers = z.object({
  open: z.number().int().describe('Without those that wait for review'),
  waiting: z.number().int().describe('For somebody to look at'),
  today: z.number().int(),
  todayMajor: z.number().int().describe('Of levels 1 and 2'),
})
export type IncidentNumbers = z.infer<typeof IncidentNumbers>

export const mostHandled = 1000
/** Those named, or all that a question finds but some; at most 1,000 by one call. */
const Chosen = {
  ids: z.array(Id).max(mostHandled).default([]),
  allOf: IncidentQuestion.nullable().default(null),
  but: z.array(Id).max(mostHandled).default([]),
}
export type ChosenIncidents = z.output<z.ZodObject<typeof Chosen>>
const isSome = ({ ids, allOf }: ChosenIncidents) => ids.length > 0 || allOf !== null
const selectData = { error: 'warnings.selectData', path: ['ids'] }

export const IncidentAct = z
  .object({
    ...Chosen,
    state: z.enum(states),
    note: z.string().trim().max(noteLength).nullable().default(null).describe('null: as it stands'),
  })
  .refine(isSome, selectData)
export type IncidentAct = z.infer<typeof IncidentAct>

export const IncidentSplit = z.object({
  articleIds: z.array(LongId).min(1, 'warnings.selectData').max(1000).describe('They become an incident of their own'),
})
export type IncidentSplit = z.infer<typeof IncidentSplit>

export const IncidentJoin = z.object({
  ids: z.array(Id).min(1, 'warnings.selectData').max(100),
  into: Id.describe('Where their articles go'),
})
export type IncidentJoin = z.infer<typeof IncidentJoin>

/** What a receiver may say of an incident by the link of a message; to settle it is for members. */
export const receiverStates = ['acknowledged', 'inHand', 'falseAlarm'] as const
export type ReceiverState = (typeof receiverStates)[number]
export const receiverActs = [...receiverStates, 'passedOn', 'proposed', 'paused'] as const

/** One act of a person on an incident; null: it did not change that. */
export const IncidentEntry = z.object({
  operation: z.number().int().nullable().describe('null: done by the link of a message'),
  byLink: z.object({ act: z.enum(receiverActs), detail: z.string() }).nullable(),
  at: Moment,
  by: z.string().nullable(),
  undoes: z.boolean().describe('It took an act back'),
  isNew: z.boolean().describe('The incident began with it'),
  state: z.enum(states).nullable(),
  note: z.string().nullable(),
  review: z.enum(reviews).nullable(),
  mergedInto: z.number().int().nullable(),
  moved: z.number().int().describe('Articles that went from one incident to another'),
})
export type IncidentEntry = z.infer<typeof IncidentEntry>

export const Review = z
  .object({
    ...Chosen,
    send: z.boolean().describe('false: rejected'),
    text: z.string().trim().max(2000).default('').describe('Said above the articles'),
    reason: z.string().trim().max(noteLength).default('').describe('Why it is rejected'),
  })
  .refine(isSome, selectData)
export type Review = z.infer<typeof Review>

const Receivers = {
  contactIds: z.array(Id).max(100).default([]),
  groups: GroupNames,
  memberIds: z.array(Id).max(100).default([]),
  channelIds: z.array(Id).max(20).default([]),
  receiveEmail: z.boolean().default(false),
  receiveWechat: z.boolean().default(false),
}
/** Articles that one message names; the rest is behind its link. */
export const mostSent = 50
/** Articles of a list that are sent at once, newest first. */
export const mostOfList = 200
export const ManualWarning = z.object({
  idList: z.array(LongId).min(1, 'warnings.selectData').max(mostSent, 'warnings.tooManyArticles'),
  title: z.string().trim().max(200).default('').describe('Empty: the title of the first article'),
  text: z.string().trim().max(2000).default(''),
  ...Receivers,
})
export type ManualWarning = z.infer<typeof ManualWarning>
