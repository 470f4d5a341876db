/** What a filter would change of what is stored, said before it is saved. */
import { Published } from '@guanlan/features/articles/articles/contract'
import { Id } from '@guanlan/platform/contract'
import { z } from 'zod'
import { FilterDraft, SimilarDraft } from './filter.ts'

/** How far back a filter is tried. */
export const daysTried = 30

const Sample = z.object({
  id: z.number().int(),
  title: z.string(),
  media: z.string(),
  ...Published.shape,
  /** Whether somebody had labelled it, made it a favourite, or corrected it. */
  touched: z.boolean(),
})

/** Every reply says all that was found so far; with a cursor it takes the place of the one the cursor came from. */
export const FilterTrial = z.object({
  /** Articles of the organisation looked at so far, and how many there are in these days. */
  examined: z.number().int(),
  total: z.number().int(),
  /** Articles that would no longer be shown in at least one monitor. */
  gone: z.number().int(),
  /** Articles that would be shown again in at least one monitor. */
  back: z.number().int(),
  /** Articles that it would take, but for a white list that keeps them. */
  spared: z.number().int(),
  /** Of those gone: what people had done with them. */
  labelled: z.number().int(),
  favourite: z.number().int(),
  corrected: z.number().int(),
  /** Days of the organisation's zone, oldest first; every day. */
  days: z.array(z.object({ day: z.string(), gone: z.number().int() })),
  monitors: z.array(z.object({ monitorId: z.number().int(), gone: z.number().int() })),
  /** Newest first, ten at most; touched ones before others. */
  samples: z.array(Sample),
  /** Null when everything was looked at. */
  next: z.string().nullable(),
})
export type FilterTrial = z.infer<typeof FilterTrial>

/** `id`: of the filter that this would take the place of. */
export const TriedFilter = z.object({
  id: Id.nullable().default(null),
  draft: z.union([FilterDraft, SimilarDraft]),
  cursor: z.string().max(20_000).nullable().default(null),
})
export type TriedFilter = z.infer<typeof TriedFilter>

const Example = z.object({
  id: z.number().int(),
  title: z.string(),
  media: z.string(),
  ...Published.shape,
  similarity: z.number(),
})

/** Articles of the last days by how much they resemble a text, in per cent: the nearest on both sides of the threshold. */
export const SimilarExamples = z.object({
  above: z.array(Example),
  below: z.array(Example),
  examined: z.number().int(),
})
export type SimilarExamples = z.infer<typeof SimilarExamples>
