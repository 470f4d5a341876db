/** A crisis as lists, the room and programs see it. */
import { Id, Moment, Paging, Version } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'
import { CrisisLevel } from './levels.ts'
import { statuses } from './states.ts'

/** Where it began; `pageType` of the specification says three of them (ambiguities 87). */
export const origins = ['hand', 'articles', 'incident', 'event', 'latent', 'rule'] as const
/** `monitor`: all; `warning`: opened by a rule; `latent`: made of a latent danger. */
export const pageTypes = ['monitor', 'warning', 'latent'] as const

/** Started, closed or revoked; or began in the period and was acknowledged, or had a first statement. */
export const stepsInPeriod = ['started', 'over', 'acknowledged', 'stated'] as const
export type StepInPeriod = (typeof stepsInPeriod)[number]

export const results = ['confirmed', 'partly', 'false'] as const
export const Result = z.enum(results, { error: 'crisis.result' })

export const longestName = 100
export const Name = z.string().trim().min(1, 'crisis.nameLength').max(longestName, 'crisis.nameLength')
export const Reason = z.string('crisis.reason').trim().min(1, 'crisis.reason').max(1_000, 'crisis.reasonLength')
export const LongText = z.string().trim().max(5_000, 'crisis.textLength')

export const Person = z.object({ id: z.number().int(), name: z.string() })

export const Crisis = z.object({
  id: z.number().int(),
  orgId: z.number().int(),
  version: Version,
  updatedAt: Moment,
  updatedBy: z.string().nullable(),
  name: z.string(),
  about: z.string(),
  pageType: z.enum(pageTypes),
  crisisLevel: CrisisLevel,
  status: z.enum(statuses),
  chapter: z.number().int(),
  origin: z.enum(origins),
  originId: z.number().int().nullable(),
  drill: z.boolean(),
  labelIds: z.array(z.number().int()),
  lead: Person.nullable(),
  /** Where we stand, in one sentence of the lead. */
  standing: z.object({ text: z.string(), at: Moment, by: z.string() }).nullable(),
  result: Result.nullable(),
  finding: z.string().nullable(),
  closing: z.string().nullable(),
  openPoints: z.string().nullable(),
  createdAt: Moment,
  createdBy: z.string().nullable(),
  startedAt: Moment.nullable(),
  closedAt: Moment.nullable(),
  /** Of its set: those that stand in lists. */
  articles: z.number().int(),
  firstArticleAt: Moment.nullable(),
  firstArrivedAt: Moment.nullable().describe('When the first of its articles came in'),
  lastArticleAt: Moment.nullable(),
  openTasks: z.number().int(),
})
export type Crisis = z.infer<typeof Crisis>

/** Which crises; what is left out does not matter. */
export const CrisisQuestion = z.object({
  pageType: z.enum(pageTypes).default('monitor'),
  crisisLevel: z.coerce.number<string | number>().int().min(1, 'crisis.level').max(4, 'crisis.level').optional(),
  status: z.enum([...statuses, 'underWay']).optional(),
  labelId: Id.optional(),
  like: z.string().max(100).default('').describe('Part of the name'),
  /** Those in which the reader has a role. */
  mine: z.boolean().default(false),
  /** Deleted ones, 30 days. */
  bin: z.boolean().default(false),
  /** As numbers count them: without drills. */
  counted: z.boolean().default(false),
  /** Those that took this step in the period; without a beginning and an end at any time. */
  stepKind: z.enum(stepsInPeriod).optional(),
  stepFrom: Moment.optional(),
  stepTo: Moment.optional().describe('Not in the period any more'),
  sort: z.enum(['updatedAt', 'level', 'startedAt', 'name']).default('updatedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export type CrisisQuestion = z.infer<typeof CrisisQuestion>
export const CrisisPage = CrisisQuestion.extend({ ...Paging.shape, after: z.string().max(1000).optional() })

/** What people write of a crisis and may change while it is not closed. */
export const CrisisText = z.object({
  name: Name,
  about: LongText.default(''),
  labelIds: z.array(Id).max(20).default([]),
})

/** A step of a crisis: who, when, from what to what, why. */
export const CrisisChange = z.object({
  id: z.number().int(),
  chapter: z.number().int(),
  time: Moment,
  operator: z.string().nullable().describe('null: a rule or the product'),
  act: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  fromLevel: CrisisLevel.nullable(),
  toLevel: CrisisLevel.nullable(),
  reason: z.string().nullable(),
  address: z.string().nullable(),
})
export type CrisisChange = z.infer<typeof CrisisChange>

export const LabelDraft = z.object({ name: z.string().trim().min(1, 'crisis.labelName').max(20, 'crisis.labelName') })
export const Label = LabelDraft.extend({ id: z.number().int(), version: Version })

/** Columns of an exported list. */
export const exported = {
  name: strings.name,
  crisisLevel: strings.crisisLevel,
  status: strings.status,
  lead: strings.lead,
  articles: strings.articles,
  openTasks: strings.openTasks,
  standing: strings.standingTitle,
  startedAt: strings.startedAt,
  closedAt: strings.closedAt,
  updatedAt: strings.updated,
}
