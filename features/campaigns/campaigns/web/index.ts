/** The door of activities on screen. */
export { campaignAddress, isOfCampaign } from './addresses.ts'
export { useActivities, useAddActivity } from './use-campaigns.ts'
