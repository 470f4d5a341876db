/** A plan that a model proposes: what it may name is a closed list, and what is none of it is dropped for the plan of the words. */
import { z } from 'zod'
import { PlanMade } from './plan.ts'
import { Absence, CostOffer } from './written.ts'

/** What of a plan a model may say. */
export const proposedParts = ['range', 'monitors', 'mediaType', 'sentiment', 'places', 'rule'] as const
export type ProposedPart = (typeof proposedParts)[number]

export const PlanProposed = z.object({
  absence: Absence.nullable().describe('Why no model is asked; null: one is'),
  cost: CostOffer.omit({ amount: true, passages: true }).extend({ model: z.string() }).nullable(),
  plan: PlanMade.nullable().describe('null: nothing was sent'),
  taken: z.array(z.enum(proposedParts)).describe('Parts that are the model’s; the others are those of the words'),
  refused: z.array(z.enum(proposedParts)).describe('What it said and could not be used'),
  problem: z.enum(['tooSlow', 'unusable']).nullable().describe('Why nothing of it is used'),
  yuan: z.string().nullable().describe('What it came to'),
})
export type PlanProposed = z.infer<typeof PlanProposed>
