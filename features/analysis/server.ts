import { comparisonFeature } from '@guanlan/features/analysis/comparison/contract'
import { comparisonServer } from '@guanlan/features/analysis/comparison/server'
import type { Area } from '@guanlan/platform/server'

/** The features of the area: each with who answers its calls and what a worker does for it. */
export const analysis: Area = [[comparisonFeature, comparisonServer]]
