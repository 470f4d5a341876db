/** The chronicle: what happened when, and when it was noted. Only ever added to. */
import { Id, LongId, Moment, Paging } from '@guanlan/platform/contract'
import { z } from 'zod'
import { strings } from '../strings.ts'

export const lineKinds = [
  'note',
  'article',
  'change',
  'people',
  'task',
  'clock',
  'fact',
  'statement',
  'message',
  'link',
] as const
export type LineKind = (typeof lineKinds)[number]

export const LineDraft = z.object({
  crisisId: Id,
  /** Absent: now. Not later than now. */
  happenedAt: Moment.optional(),
  text: z.string().trim().min(1, 'crisis.lineText').max(5_000, 'crisis.lineText'),
  articleId: LongId.nullable().default(null),
  /** The line that this one puts right; both stay. */
  corrects: Id.nullable().default(null),
})

export const Line = z.object({
  id: z.number().int(),
  happenedAt: Moment,
  notedAt: Moment,
  by: z.string().nullable().describe('null: it wrote itself'),
  kind: z.enum(lineKinds),
  /** In the language of the reader. */
  text: z.string(),
  articleId: z.number().int().nullable(),
  corrects: z.number().int().nullable(),
  correctedBy: z.number().int().nullable(),
})
export type Line = z.infer<typeof Line>

const Which = z.object({
  crisisId: Id,
  kind: z.enum(lineKinds).optional(),
  like: z.string().max(100).default(''),
  from: Moment.optional(),
  to: Moment.optional(),
  order: z.enum(['asc', 'desc']).default('desc'),
})
export const LineQuestion = Which.extend(Paging.shape)
export type LineQuestion = z.output<typeof LineQuestion>

/** Of a file: the chronicle is read from its beginning, unless asked for otherwise. */
export const ExportedLines = Which.extend({
  sort: z.literal('happenedAt').default('happenedAt'),
  order: z.enum(['asc', 'desc']).default('asc'),
})
export type ExportedLines = z.output<typeof ExportedLines>

export const exportedLine = {
  happenedAt: strings.lineHappened,
  notedAt: strings.noted,
  by: strings.lineBy,
  kind: strings.kindOfLine,
  text: strings.lineContent,
  corrects: strings.lineCorrects,
}
