export { type MediumOfCampaign, mediaOfCampaign, mediaOfCampaigns, setPublished } from './of-campaign.ts'
