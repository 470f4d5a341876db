/** Campaigns of an organisation: what was set in motion, with whom, what for, and the rule that finds what came of it. */
import { contract, feature } from '@guanlan/platform/contract'
import { campaignCalls } from './contract/calls.ts'

export {
  Budget,
  Campaign,
  CampaignQuestion,
  campaignKinds,
  currencies,
  Draft,
  type Edited,
  type Measure,
  type Message,
  measures,
  mostMessages,
  nameLength,
  Origin,
  Target,
} from './contract/campaign.ts'
export { ruleOfMessage } from './contract/message-rule.ts'
export { type CampaignState, campaignStateOf, campaignStates } from './contract/states.ts'

export const campaigns = contract(campaignCalls)

export const campaignsFeature = feature({
  name: 'campaigns',
  permissions: {
    view: { name: ['查看活动', '檢視活動', 'See activities'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑活动', '編輯活動', 'Change activities'], roles: ['orgAdmin', 'member'] },
    money: {
      name: ['查看和填写活动预算与费用', '檢視和填寫活動預算與費用', 'See and write budgets and costs of activities'],
      roles: ['orgAdmin'],
    },
  },
  quotas: {},
  borrows: ['monitors.view'],
  contract: campaigns,
})
