/** Which articles a tool means: the question of lists and charts, with a few words for what assistants say most. */
import { Filter, mediaTypes, type Question } from '@guanlan/features/articles/articles/contract'
import { Id, Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

const sentiments = { positive: '1', neutral: '0', negative: '-1' } as const
const dayMs = 86_400_000

export const questionShape = {
  monitors: z
    .array(Id)
    .min(1)
    .max(20)
    .optional()
    .describe('Monitors or folders by id (tool monitors); absent: everything that the organisation monitors'),
  days: z.number().int().min(1).max(90).default(7).describe('Days up to now, where `from` and `to` are absent'),
  from: Moment.optional().describe('With `to`; 90 days apart at most'),
  to: Moment.optional(),
  sentiment: z.enum(['positive', 'neutral', 'negative']).optional(),
  mediaTypes: z.array(z.enum(mediaTypes)).min(1).optional(),
  filters: z
    .array(Filter)
    .max(15)
    .default([])
    .describe('Further conditions, joined by and; each with its field, is or isNot, and values joined by or'),
  foldStories: z.boolean().default(false).describe('Similar articles count once'),
}
const QuestionInput = z.object(questionShape)

/** The moment of `days` and of an absent end is the context's. */
export function questionOf(input: z.output<typeof QuestionInput>, now: Date): z.input<typeof Question> {
  const { monitors, days, sentiment, mediaTypes: types, filters, foldStories } = input
  const to = input.to ?? now.toISOString()
  const from = input.from ?? new Date(Date.parse(to) - days * dayMs).toISOString()
  return {
    ...(monitors && { monitors }),
    from,
    to,
    filters: [
      ...filters,
      ...(sentiment ? [is('sentiment', [sentiments[sentiment]])] : []),
      ...(types ? [is('mediaType', types)] : []),
    ],
    fold: foldStories,
  }
}

/** The range that was meant, told with each answer: "the last 7 days" is a range of its moment. */
export const rangeShape = { from: Moment, to: Moment }

const is = (field: Filter['field'], values: string[]): Filter => ({ field, is: 'is', values })
