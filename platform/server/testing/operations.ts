/** Undo, as features/workspace/undo declares it, for tests of the platform, which knows no feature. */
import { feature, undoing } from '@guanlan/platform/contract'
import { serverHalf } from '../server-half.ts'

export const operationHalf = serverHalf({
  feature: feature({
    name: 'undo',
    permissions: { undo: { name: ['撤销', '復原', 'Undo'], roles: ['orgAdmin', 'member', 'reader'] } },
    quotas: {},
    contract: undoing,
  }),
  routes: { undo: (scope, { params }) => scope.takeBack(params.id) },
})
