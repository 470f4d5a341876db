/** The door of campaigns on screen: answers about them, acts, the form and addresses. */
import { later } from '@guanlan/platform/web'

export { campaignAddress, isOfCampaign } from './addresses.ts'
export { api as campaignApi, campaignsKey } from './api.ts'
export { OfMonitor } from './join/OfMonitor.tsx'
export { useAskCampaigns, useCampaign, useCampaignAct, useCampaignChanges, useLiveCampaigns } from './use-campaigns.ts'
/** A campaign as it is written, and beside it what its rule finds. Stands in a `Suspense`. */
export const CampaignForm = later(() => import('./form/CampaignForm.tsx'))
