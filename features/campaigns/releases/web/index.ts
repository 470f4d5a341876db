/** The door of releases on screen. */
import { later } from '@guanlan/platform/web'

export { mediaOfCampaignSource, useReleases } from './use-releases.ts'
/** The releases of one campaign, as a tab of its page. Stands in a `Suspense`. */
export const Releases = later(() => import('./Releases.tsx'))
