/** What a source answered lately, and where its address has moved. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

export const SourceAnswer = z.object({
  at: Moment,
  url: z.string().describe('The address that answered'),
  status: z.number().int().nullable().describe('null: there was no answer'),
  headers: z.record(z.string(), z.string()),
  body: z.string().describe('As received, cut to 64 KB'),
  bytes: z.number().int(),
  problem: z.string().nullable(),
})
export type SourceAnswer = z.infer<typeof SourceAnswer>

export const SourceMove = z.object({ at: Moment, from: z.string(), to: z.string() })
