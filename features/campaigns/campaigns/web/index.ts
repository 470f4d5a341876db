/** The door of campaigns on screen: answers about them, acts, the form and addresses. */
import { later } from '@guanlan/platform/web'

export { campaignAddress, isOfCampaign } from './addresses.ts'
export { api as campaignApi, campaignsKey } from './api.ts'
export { useAskCampaigns, useCampaign, useCampaignAct, useCampaignChanges, useLiveCampaigns } from './use-campaigns.ts'
/** A campaign of a monitor that is chosen. Stands in a `Suspense`. */
export const OfMonitor = later(() => import('./join/OfMonitor.tsx'))
/** A campaign as it is written, and beside it what its rule finds. Stands in a `Suspense`. */
export const CampaignForm = later(() => import('./form/CampaignForm.tsx'))
