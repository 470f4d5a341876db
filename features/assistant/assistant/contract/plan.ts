/** What a question asks of what is stored: a range, monitors, filters and a rule, made of its words and changed by whoever asks. */
import { Filter } from '@guanlan/features/articles/articles/contract'
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const longestQuestion = 2_000
export const QuestionText = z
  .string()
  .trim()
  .min(1, 'assistant.questionLength')
  .max(longestQuestion, 'assistant.questionLength')

/** Articles that a question is asked of alone: as many as a filter holds. */
export const mostOfQuestion = 50

export const Plan = z.object({
  /** 90 days at most. */
  from: Moment,
  to: Moment,
  /** Each with all below it; empty: everything that the person may see. */
  monitors: z.array(Id).max(20).default([]),
  filters: z.array(Filter).max(20).default([]),
  /** A rule over all that is stored; empty: the articles of the monitors, or of the organisation. */
  query: z.string().trim().max(10_000, 'desk.queryLength').default(''),
})
export type Plan = z.infer<typeof Plan>

/** What of a question was understood as what; the rest became words of the rule. */
export const planParts = [
  'range',
  'monitor',
  'name',
  'medium',
  'mediaType',
  'region',
  'sentiment',
  'words',
  'articles',
] as const
export const PlanMade = Plan.extend({
  understood: z.array(z.object({ part: z.enum(planParts), text: z.string() })),
})
export type PlanMade = z.infer<typeof PlanMade>
