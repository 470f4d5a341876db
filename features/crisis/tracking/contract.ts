/** What is tracked over time: single articles (trace tasks) and topics of platforms. */
import { contract, feature } from '@guanlan/platform/contract'
import { topicCalls } from './contract/topics.ts'
import { traceCalls } from './contract/trace-tasks.ts'

export * from './contract/topic-rule.ts'
export * from './contract/topics.ts'
export * from './contract/trace-tasks.ts'

export const tracking = contract({ ...topicCalls, ...traceCalls })

export const trackingFeature = feature({
  name: 'tracking',
  permissions: {
    view: { name: ['查看追踪', '檢視追蹤', 'See tracking'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑追踪', '編輯追蹤', 'Track articles and topics'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: tracking,
})
