/** How people look at lists: questions kept under a name, columns and density as each person arranged them. */
import { feature, viewing } from '@guanlan/platform/contract'

export const savedViews = viewing

export const savedViewsFeature = feature({
  name: 'savedViews',
  permissions: {
    keep: {
      name: ['保存自己的视图', '儲存自己的檢視', 'Keep views of one’s own'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
    share: {
      name: [
        '与机构共享视图与默认安排',
        '與機構共用檢視與預設安排',
        'Share views and arrangements with the organisation',
      ],
      roles: ['orgAdmin'],
    },
  },
  quotas: {},
  contract: savedViews,
})
