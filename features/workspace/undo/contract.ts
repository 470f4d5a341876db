/** What people did: each act can be looked up, and many can be taken back. */
import { contract, feature, undoing } from '@guanlan/platform/contract'

export const undo = contract({ ...undoing })

export const undoFeature = feature({
  name: 'undo',
  permissions: {
    undo: {
      name: ['撤销自己有权执行的操作', '復原自己有權執行的操作', 'Take back what one may do'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
  },
  quotas: {},
  contract: undo,
})
