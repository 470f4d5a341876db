/** The door of filters on screen: what an article's noise is taken out by, at once or by a filter that is begun with it. */
export { type Exclusion, ExclusionFigure, exclusionOf, similarExclusionOf, useExclude } from './exclude.tsx'
export { type Excluded, excludeAddress, type SimilarSample, similarAddress } from './exclude-address.ts'
export { TrialFigures } from './TrialPane.tsx'
