/** Share of voice by part, and indices over time. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { ComparisonQuestion } from './subjects.ts'

/** What is taken for voice. */
export const voices = ['articles', 'stories', 'reach', 'interactions'] as const
export type VoiceKind = (typeof voices)[number]
/** Of a word articles and stories alone are counted. */
export const voicesOfWords: ReadonlySet<VoiceKind> = new Set(['articles', 'stories'])
export const voiceParts = ['time', 'mediaType', 'region', 'sentiment', 'word'] as const
export type VoicePart = (typeof voiceParts)[number]

export const VoiceQuestion = ComparisonQuestion.extend({
  voice: z.enum(voices).default('articles'),
  by: z.enum(voiceParts),
}).refine(({ voice, by }) => by !== 'word' || voicesOfWords.has(voice), {
  error: 'comparison.voiceOfWords',
  path: ['voice'],
})
export type VoiceQuestion = z.infer<typeof VoiceQuestion>

const Ends = { key: z.string(), name: z.string(), gone: z.boolean() }

export const Voice = z.object({
  voice: z.enum(voices),
  by: z.enum(voiceParts),
  from: Moment,
  to: Moment,
  unit: z.enum(['hour', 'day']),
  subjects: z.array(z.object(Ends)),
  parts: z.array(
    z.object({
      part: z
        .string()
        .describe(
          'Of several periods "1" is the first hour or day of each; else where the hour or day begins, a media type, the code of a province ("0": none is known), "1" "0" "-1", or a word',
        ),
      /** Of each subject, in their order; readers are estimates for most articles. */
      amounts: z.array(z.number()),
    }),
  ),
  /** Of provinces beyond the twelve with most, together; null: there are none. */
  rest: z.array(z.number()).nullable(),
})
export type Voice = z.infer<typeof Voice>

const Index = z.array(z.number().nullable())
export const IndexCourses = z.object({
  /** How long each stretch is. They touch; the last ends with the range, of several periods the first begins with each. */
  unit: z.enum(['day', 'week']),
  /** When the organisation changed the weights within the range; none are told of several periods. Each stretch is computed with those that held at its end. */
  weightChanges: z.array(Moment),
  subjects: z.array(
    z.object({
      ...Ends,
      stretches: z.array(z.object({ from: Moment, to: Moment })),
      /** Of each stretch; what is usual is the stretch before it. Null: no article. */
      counts: z.array(z.number().int()),
      health: Index,
      netSentiment: Index,
    }),
  ),
})
export type IndexCourses = z.infer<typeof IndexCourses>
