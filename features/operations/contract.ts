/** What people did: each act can be looked up, and many can be taken back. */
import { contract, feature, Id } from '@guanlan/platform/contract'
import { z } from 'zod'

export const operations = contract({
  undo: {
    method: 'POST',
    path: '/inews/operation/{id}/undo',
    access: 'member',
    permission: 'operations.undo',
    summary: 'Take back what one operation changed, all of it; refused when something of it was changed since',
    params: z.object({ id: Id }),
    reply: z.object({
      /** The taking back is an operation itself: taken back, it does again what was undone. */
      operation: z.number().int(),
      /** Rows. */
      changed: z.number().int(),
    }),
  },
})

export const operationsFeature = feature({
  name: 'operations',
  permissions: {
    undo: {
      name: ['撤销自己有权执行的操作', '復原自己有權執行的操作', 'Take back what one may do'],
      roles: ['orgAdmin', 'member', 'reader'],
    },
  },
  quotas: {},
  contract: operations,
})
