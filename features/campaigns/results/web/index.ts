export { Targets as CampaignTargets } from './overview/Targets.tsx'
