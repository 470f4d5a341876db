import CampaignScreen from './CampaignScreen.tsx'

/** A campaign as a case: to be read, with its numbers and nothing to change. */
export default function CaseScreen() {
  return <CampaignScreen isCase />
}
