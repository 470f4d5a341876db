/** What was done about an article, topic or crisis: the order, the feedback, and the numbers before and after. */
import { contract, feature } from '@guanlan/platform/contract'

export const guidance = contract({})

export const guidanceFeature = feature({
  name: 'guidance',
  permissions: {
    view: { name: ['查看引导记录', '檢視引導記錄', 'See guidance records'], roles: ['orgAdmin', 'member', 'reader'] },
    edit: { name: ['编辑引导记录', '編輯引導記錄', 'Change guidance records'], roles: ['orgAdmin', 'member'] },
  },
  quotas: {},
  contract: guidance,
})
