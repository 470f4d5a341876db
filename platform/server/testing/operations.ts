/** Undo, as features/operations declares it, for tests of the platform, which knows no feature. */
import { contract, feature, Id } from '@guanlan/platform/contract'
import { z } from 'zod'
import { serverHalf } from '../server-half.ts'

const calls = contract({
  undo: {
    method: 'POST',
    path: '/undo/{id}',
    access: 'member',
    permission: 'undoing.undo',
    summary: '',
    params: z.object({ id: Id }),
    reply: z.object({ operation: z.number(), changed: z.number() }),
  },
})

export const operationHalf = serverHalf({
  feature: feature({
    name: 'undoing',
    permissions: { undo: { name: ['撤销', '復原', 'Undo'], roles: ['orgAdmin', 'member', 'reader'] } },
    quotas: {},
    contract: calls,
  }),
  routes: { undo: (scope, { params }) => scope.takeBack(params.id) },
})
