/** The door of media of a campaign on screen. */
import { later } from '@guanlan/platform/web'

export { OrderByHand } from './OrderByHand.tsx'
export { StateTag as MediumStateTag } from './StateTag.tsx'

/** The media of one campaign, as a tab of its page. Stands in a `Suspense`. */
export const MediaTab = later(() => import('./MediaTab.tsx'))
