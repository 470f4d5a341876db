/** Why a monitor has an article, or has it not. */

import { z } from 'zod'
import { Sentence } from './sentence.ts'

/** One node of a rule, true or false for an article. `from`, `to`: UTF-16 offsets in the original title or body. */
export interface WhyNode {
  kind: 'term' | 'scope' | 'all' | 'any' | 'not' | 'near' | 'window' | 'frequency'
  text: string
  holds: boolean
  /** Occurrences, where the node has any. */
  count?: number | undefined
  hits?: { term: string; field: 'title' | 'body'; from: number; to: number }[] | undefined
  parts: WhyNode[]
}

const WhyNode: z.ZodType<WhyNode> = z.object({
  kind: z.enum(['term', 'scope', 'all', 'any', 'not', 'near', 'window', 'frequency']),
  text: z.string(),
  holds: z.boolean(),
  count: z.number().int().optional(),
  hits: z
    .array(
      z.object({
        term: z.string(),
        field: z.enum(['title', 'body']),
        from: z.number().int(),
        to: z.number().int(),
      }),
    )
    .optional(),
  get parts() {
    return z.array(WhyNode)
  },
})

/** Why a monitor has an article, or has it not. */
export const Why = z.object({
  monitorId: z.number().int(),
  name: z.string(),
  /** The version that brought the article; null when the monitor has it not. */
  matchedVersion: z.number().int().nullable(),
  /** The version explained: the one that matched where it is still known, else the newest. */
  version: z.number().int(),
  text: z.string(),
  sentence: Sentence,
  /** Sentence and limits of that version together. */
  holds: z.boolean(),
  /** The same for the newest version. */
  holdsNow: z.boolean(),
  /** Only the limits that are set. */
  limits: z.array(z.object({ kind: z.enum(['language', 'region', 'media']), holds: z.boolean() })),
  node: WhyNode,
})
export type Why = z.infer<typeof Why>
