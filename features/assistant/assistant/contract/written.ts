/** What a model writes: what it costs before it begins, and what becomes of it while it does. */
import { Leaves } from '@guanlan/features/handling/models/contract'
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'

/** How much is sent: what the organisation allows, ten passages of it, or titles alone. */
export const amountsSent = ['usual', 'few', 'titles'] as const
export const AmountSent = z.enum(amountsSent)
export type AmountSent = z.infer<typeof AmountSent>
/** Passages of the second. */
export const fewPassages = 10

/** Why no model writes: none is set, the person may not, the scene is switched off, nobody chose what may be sent. */
export const Absence = z.enum(['none', 'forbidden', 'sceneOff', 'notChosen'])
export type Absence = z.infer<typeof Absence>

const Tokens = z.number().int()

export const CostOffer = z.object({
  amount: AmountSent,
  passages: z.number().int(),
  characters: z.number().int(),
  tokensIn: Tokens,
  tokensOut: Tokens.describe('At most'),
  yuan: z.string().describe('By the prices that are set'),
  over: z.string().nullable().describe('The limit that it is over, as a sentence'),
})
export type CostOffer = z.infer<typeof CostOffer>

export const WritingCost = z.object({
  absence: Absence.nullable(),
  model: z.string(),
  leaves: Leaves.nullable(),
  articles: z.number().int().describe('That fit; fewer than two are no answer, and nothing is sent'),
  isCorrected: z.boolean().describe('By what the model counted before'),
  spentToday: z.string().describe('Yuan of the caller'),
  limits: z.object({ run: z.string().nullable(), person: z.string().nullable(), all: z.string().nullable() }),
  offers: z.array(CostOffer).describe('What was chosen first, then what costs less'),
})
export type WritingCost = z.infer<typeof WritingCost>

/** What an instruction that a model follows would send, and what it costs. */
export const InstructionCost = CostOffer.omit({ amount: true }).extend({
  model: z.string(),
  leaves: Leaves,
})
export type InstructionCost = z.infer<typeof InstructionCost>

/** Why the model's words were not used, or not all of them. */
export const writingProblems = ['tooSlow', 'unusable', 'unsupported', 'stopped'] as const

export const Written = z.object({
  model: z.string(),
  leaves: Leaves,
  tokens: Tokens,
  /** As the service counted; otherwise estimated. */
  isCounted: z.boolean(),
  yuan: z.string(),
  problem: z.enum(writingProblems).nullable(),
  /** When it was written, where it was answered again from what is stored. */
  from: Moment.optional(),
})
export type Written = z.infer<typeof Written>
