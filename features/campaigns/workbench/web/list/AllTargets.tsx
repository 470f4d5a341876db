import type { Campaign } from '@guanlan/features/campaigns/campaigns/contract'
import { CampaignTargets } from '@guanlan/features/campaigns/results/web'

/** All targets of a campaign as its page shows them; counted when somebody asks for them. */
export default function AllTargets({ campaign }: { campaign: Campaign }) {
  return <CampaignTargets campaign={campaign} of={{ id: campaign.id, range: null, isAtEnd: false }} />
}
