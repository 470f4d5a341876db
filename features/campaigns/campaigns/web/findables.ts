/** What the head's box finds, and where it opens. */
import type { Findables } from '@guanlan/platform/web'
import { strings } from '../strings.ts'
import { campaignAddress } from './addresses.ts'

export const findables: Findables = {
  kinds: { campaign: { title: strings.findCampaigns, icon: 'calendar', addressOf: ({ id }) => campaignAddress(id) } },
}
