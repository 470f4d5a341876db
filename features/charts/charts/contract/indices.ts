/** Indices whose formulas are open: what they are made of, and how an organisation weighs it. */
import { Moment } from '@guanlan/platform/contract'
import { z } from 'zod'
import { healthParts, healthWeights } from './formulas/brand-health.ts'
import { influenceParts, influenceWeights } from './formulas/influence.ts'
import { heatParts, heatWeights } from './formulas/story-heat.ts'

export * from './formulas/brand-health.ts'
export { type Computed, computedOf } from './formulas/computed.ts'
export * from './formulas/influence.ts'
export * from './formulas/net-sentiment.ts'
export * from './formulas/share-of-voice.ts'
export * from './formulas/story-heat.ts'
export { indexOf, type Parts, type Weights } from './formulas/weighted.ts'

const Weight = z.number().min(0, 'charts.weightNegative').max(1_000, 'charts.weightTooLarge')
const weighing = <Name extends string>(names: readonly Name[]) =>
  z
    .strictObject(Object.fromEntries(names.map(name => [name, Weight])) as Record<Name, typeof Weight>)
    .refine(weights => Object.values(weights).some(weight => (weight as number) > 0), {
      error: 'charts.weightsAllZero',
    })

/** How much each part weighs against the others of its index; they need not add up to anything. */
export const IndexWeights = z.object({
  brandHealth: weighing(healthParts),
  storyHeat: weighing(heatParts),
  influence: weighing(influenceParts),
})
export type IndexWeights = z.infer<typeof IndexWeights>
export const usualWeights: IndexWeights = {
  brandHealth: { ...healthWeights },
  storyHeat: { ...heatWeights },
  influence: { ...influenceWeights },
}

/** Weights and the moment from which they count; before the first of an organisation the usual ones do. */
export const DatedWeights = z.object({ since: Moment, weights: IndexWeights })
export const WeightsInUse = z.object({
  weights: IndexWeights,
  usual: IndexWeights,
  version: z.number().int().nonnegative().describe('0: never changed'),
  /** All changes, newest first; 100 at most. */
  changes: z.array(DatedWeights).max(100),
})
export type WeightsInUse = z.infer<typeof WeightsInUse>
export const NewWeights = z.object({
  weights: IndexWeights.extend({ influence: IndexWeights.shape.influence.optional().describe('Absent: as it is') }),
  version: z.number().int().nonnegative().describe('Of the weights that were read; others since are not written over'),
})
export type NewWeights = z.infer<typeof NewWeights>
