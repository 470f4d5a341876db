/** What blocks are made of: the question of the report with its figures, asked once for all blocks. */
import { type Filter, Question } from '@guanlan/features/articles/articles/contract'
import {
  type ArticleQuery,
  queryOfQuestion,
  withMeantMedia,
} from '@guanlan/features/articles/articles/server/questions'
import { HotWord, Overview } from '@guanlan/features/charts/charts/contract'
import { itemsBelowEach } from '@guanlan/features/monitors/monitors/server'
import type { Scope } from '@guanlan/platform/server'
import { z } from 'zod'
import type { HandedIn, SubjectId } from './handed-in.ts'

/** Kept between the slices of the task. */
const Compared = z.object({
  id: z.number().int(),
  name: z.string(),
  total: Overview.shape.total,
  /** At the points of the overview's trend. */
  counts: z.array(z.number().int()),
})
export type Compared = z.infer<typeof Compared>
export const Facts = z.object({
  overview: Overview,
  words: z.array(HotWord).nullable(),
  /** Each monitor by itself; null: no block compares them. */
  compared: z.array(Compared).nullable().default(null),
})
export type Facts = z.infer<typeof Facts>

export interface ReportRequest {
  monitorIds: readonly number[]
  filters: readonly Filter[]
  from: Date
  to: Date
  /** Later arrivals are not in it. */
  until: Date
  /** What of a feature above it is made of; its filters then say which articles. */
  subject: SubjectId | null
}

export interface Made {
  scope: Scope
  wanted: ArticleQuery
  base: Question
  facts: Facts
  zone: string
  /** Names of its monitors, as people read them. */
  monitors: string
  asked: ReportRequest
  handed: HandedIn
}

/** Several monitors are joined: an article that two of them want counts once. */
export async function queryOfReport(
  scope: Scope,
  { monitorIds, filters: chosen, from, to, until, subject }: ReportRequest,
): Promise<ArticleQuery> {
  const filters = await withMeantMedia(scope, chosen)
  if (subject) return { monitorIds: null, from, to, filters, fold: false, place: 'desk', arrivedUntil: until }
  const families = await itemsBelowEach(scope, monitorIds)
  const question = Question.parse({ from: from.toISOString(), to: to.toISOString(), filters })
  return { ...queryOfQuestion(question, [...new Set([...families.values()].flat())]), arrivedUntil: until }
}

/** The question of the report, as a list asks it: what arrived after the report's moment is not behind its figures. */
export function baseOf({ monitorIds, filters, from, to, until }: ReportRequest): Question {
  const [monitor, ...others] = monitorIds
  const named = others.length > 0 ? { monitors: [...monitorIds] } : { monitor }
  const question = Question.parse({ ...named, from: from.toISOString(), to: to.toISOString(), filters })
  const arrived: Filter = { field: 'arrived', is: 'isNot', values: [until.toISOString()] }
  return { ...question, filters: [...question.filters, arrived] }
}
