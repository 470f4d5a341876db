/** The door of hot lists on screen: parts of other screens, each of which travels when it is first drawn. */
import { lazy } from 'react'

export { eventAddress } from './addresses.ts'
export { curvesOf } from './curves.ts'
export { usePlatformName } from './words.ts'

export const ShareDay = lazy(async () => ({ default: (await import('./ShareDay.tsx')).ShareDay }))
export const HotMarks = lazy(() => import('./HotMarks.tsx'))
/** What we have of the topics of the last day: a part of the coverage board. */
export const TopicCoverage = lazy(() => import('./TopicCoverage.tsx'))
