/** A text on its way: what each version changed of the one before. */
import { TextPart } from '@guanlan/features/crisis/tracking/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** Articles of one line. */
export const mostVersions = 12
/** Characters of a text that are compared. */
export const mostCompared = 20_000

/** In the order in which they are shown. */
export const changeKinds = ['number', 'name', 'word'] as const

export const TextChange = z.object({
  kind: z.enum(changeKinds),
  before: z.string().nullable().describe('null: added'),
  after: z.string().nullable().describe('null: lost'),
  times: z.number().int().describe('How often it was changed so'),
})
export type TextChange = z.infer<typeof TextChange>

export const TextVersion = z.object({
  node: z.number().int().describe('Place among the nodes, or among the articles of the question'),
  title: z.string(),
  media: z.string(),
  at: Moment,
  changes: z.array(TextChange).describe('Numbers first, then names; none for the first version'),
  more: z.number().int().describe('Changes that are not listed'),
  parts: z.array(TextPart).describe('The text beside the version before; none for the first'),
})
export type TextVersion = z.infer<typeof TextVersion>
